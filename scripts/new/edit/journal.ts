import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../shared/root.ts'

/** The original content of a file; null if it did not exist. */
type Before = readonly [path: string, text: string | null]

/** Stores originals on disk, so that they can be restored even after the process was killed. */
export interface Journal {
  note: (...before: Before) => void
  /** Restores all files, including `generated/`, and removes the journal. */
  undo: () => void
  /** Removes the journal after success. */
  close: () => void
}

const folderIn = (project: string): string => join(project, '.cache/changes')
const filesIn = (project: string): string => join(folderIn(project), 'files.jsonl')
const ownerIn = (project: string): string => join(folderIn(project), 'owner')

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const putBack = (project: string, [path, text]: Before): void => {
  const file = join(project, path)
  if (text === null) {
    rmSync(file, { force: true })
    const holder = dirname(file)
    if (existsSync(holder) && readdirSync(holder).length === 0) rmdirSync(holder)
  } else {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** Reads the journal. An incomplete last line belongs to a file that was not changed yet. */
const noted = (project: string): readonly Before[] => {
  if (!existsSync(filesIn(project))) return []
  const lines = readFileSync(filesIn(project), 'utf8').split('\n').slice(0, -1)
  return lines.map((line): Before => JSON.parse(line))
}

const undoIn = (project: string): void => {
  for (const before of noted(project)) putBack(project, before)
  const copy = join(folderIn(project), 'generated')
  // Without the owner file, the copy was incomplete, and nothing was written.
  if (existsSync(ownerIn(project)) && existsSync(copy)) {
    rmSync(join(project, 'generated'), { recursive: true, force: true })
    cpSync(copy, join(project, 'generated'), { recursive: true })
  }
  rmSync(folderIn(project), { recursive: true, force: true })
}

const ownerOf = (project: string): { readonly pid: string; readonly command: string } | undefined => {
  if (!existsSync(ownerIn(project))) return undefined
  const [pid = '', command = ''] = readFileSync(ownerIn(project), 'utf8').split('\n')
  return { pid, command }
}

/** The command that is running; undefined if there is none. */
const atWork = (project: string): string | undefined => {
  const owner = ownerOf(project)
  if (!owner || !isAlive(Number(owner.pid))) return undefined
  return `"${owner.command}" is running (process ${owner.pid}): wait for its end.`
}

/** A message about an interrupted command, with how to continue; undefined if there was none. */
export const interruptedCommand = (project = root): string | undefined => {
  const owner = ownerOf(project)
  if (!owner || isAlive(Number(owner.pid))) return undefined
  return [
    `"${owner.command}" was interrupted. npm run new -- undo restores generated/ and:`,
    ...noted(project).map(([path]) => `  ${path}`),
  ].join('\n')
}

/** Opens the journal of a command. Throws if another one is running or was interrupted. */
export const openJournal = (command: string, project = root): Journal => {
  const other = atWork(project) ?? interruptedCommand(project)
  if (other !== undefined) throw new Error(other)
  rmSync(folderIn(project), { recursive: true, force: true })
  mkdirSync(folderIn(project), { recursive: true })
  if (existsSync(join(project, 'generated')))
    cpSync(join(project, 'generated'), join(folderIn(project), 'generated'), { recursive: true })
  writeFileSync(ownerIn(project), `${process.pid}\n${command}\n`)
  return {
    note: (...before) => appendFileSync(filesIn(project), `${JSON.stringify(before)}\n`),
    undo: () => undoIn(project),
    close: () => rmSync(folderIn(project), { recursive: true, force: true }),
  }
}

/** `npm run new -- undo`: reverts an interrupted command. */
export const undoUnfinished = (project = root): number => {
  const other = atWork(project)
  if (other !== undefined) throw new Error(other)
  if (interruptedCommand(project) === undefined) {
    console.log('No command was interrupted: nothing to restore.')
    return 0
  }
  undoIn(project)
  console.log('Everything is as it was before.')
  return 0
}
