import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../shared/root.ts'
import { runScriptHere, runTool } from '../../shared/run.ts'

/** File changes of a command. Paths are relative to the project's folder. */
export interface Changes {
  /** The text of a file; throws if it does not exist. */
  read: (path: string) => string
  exists: (path: string) => boolean
  write: (path: string, text: string) => void
  /** Removes a file, and its folder if it becomes empty. */
  remove: (path: string) => void
  /** The original text of a changed file, as a list of one; empty for a new file. */
  before: (path: string) => readonly string[]
  /** The files whose text differs from the original, in write order. */
  written: () => readonly string[]
  /** Restores the original of each file. */
  undo: () => void
}

/** Creates changes below `folder`. */
export const changesIn = (folder = root): Changes => {
  const before = new Map<string, string | null>()
  const at = (path: string): string => join(folder, path)
  const read = (path: string): string => readFileSync(at(path), 'utf8')
  const exists = (path: string): boolean => existsSync(at(path))
  const note = (path: string): void => {
    if (!before.has(path)) before.set(path, exists(path) ? read(path) : null)
  }
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(at(path)), { recursive: true })
    writeFileSync(at(path), text)
  }
  const remove = (path: string): void => {
    rmSync(at(path), { force: true })
    const holder = dirname(at(path))
    if (existsSync(holder) && readdirSync(holder).length === 0) rmdirSync(holder)
  }
  return {
    read,
    exists,
    write: (path, text) => {
      note(path)
      write(path, text)
    },
    remove: (path) => {
      note(path)
      remove(path)
    },
    before: (path) => [before.get(path) ?? []].flat(),
    written: () => [...before].flatMap(([path, text]) => (exists(path) && read(path) !== text ? [path] : [])),
    undo: () => {
      for (const [path, text] of before) text === null ? remove(path) : write(path, text)
    },
  }
}

const biome = async (args: readonly string[], files: readonly string[]): Promise<void> => {
  if (files.length === 0) return
  const { code, output } = await runTool('@biomejs/biome/bin/biome', [...args, '--log-level=error', ...files])
  if (code !== 0) throw new Error(output.trim())
}

/** Formats the written files. Throws the formatter's output on failure. */
const format = async (changes: Changes): Promise<void> => {
  const endingIn = (ending: string): readonly string[] =>
    changes.written().filter((path) => path.endsWith(ending))
  // To sort a file's imports, the formatter reads all libraries, which takes seconds.
  await Promise.all([
    biome(['check', '--write'], endingIn('.ts')),
    biome(['format', '--write'], endingIn('.json')),
  ])
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Writes, formats and generates, and checks if requested; reverts everything on failure or interruption before the
 * check. Returns the result of the work, the changes, and the exit code of the check.
 */
export const runEdit = async <T>(
  isChecked: boolean,
  work: (changes: Changes) => Promise<T>,
): Promise<{ readonly result: T; readonly changes: Changes; readonly code: number }> => {
  const changes = changesIn()
  const stop = (): never => {
    changes.undo()
    console.error('Stopped. Everything is as it was before.')
    process.exit(130)
  }
  for (const signal of signals) process.once(signal, stop)
  let result: T
  try {
    result = await work(changes)
    await format(changes)
    if ((await runScriptHere('scripts/generate.ts')) !== 0)
      throw new Error('Nothing was changed: the result does not fit the present contract.')
  } catch (error) {
    changes.undo()
    throw error
  } finally {
    for (const signal of signals) process.off(signal, stop)
  }
  return { result, changes, code: isChecked ? await runScriptHere('scripts/check.ts') : 0 }
}
