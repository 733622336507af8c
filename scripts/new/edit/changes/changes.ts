import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../../shared/root.ts'
import type { Journal } from './journal.ts'
import { removeEmpty } from './remove-empty.ts'

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
}

/** Creates changes below `folder`; originals are first written to the journal. */
export const changesIn = (folder = root, journal?: Pick<Journal, 'note'>): Changes => {
  const before = new Map<string, string | null>()
  const at = (path: string): string => join(folder, path)
  const note = (path: string): void => {
    if (before.has(path)) return
    const text = existsSync(at(path)) ? readFileSync(at(path), 'utf8') : null
    journal?.note(path, text)
    before.set(path, text)
  }
  return {
    read: (path) => readFileSync(at(path), 'utf8'),
    exists: (path) => existsSync(at(path)),
    write: (path, text) => {
      note(path)
      mkdirSync(dirname(at(path)), { recursive: true })
      writeFileSync(at(path), text)
    },
    remove: (path) => {
      note(path)
      rmSync(at(path))
      removeEmpty(dirname(at(path)))
    },
    before: (path) => [before.get(path) ?? []].flat(),
    written: () =>
      [...before].flatMap(([path, text]) =>
        existsSync(at(path)) && readFileSync(at(path), 'utf8') !== text ? [path] : [],
      ),
  }
}
