import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../../shared/root.ts'
import type { Journal } from './journal.ts'
import { removeEmpty } from './remove-empty.ts'

/** Files of the project as a command changes them. Paths are from the project's folder. */
export interface Changes {
  /** The text of a file; throws when there is none. */
  read: (path: string) => string
  exists: (path: string) => boolean
  write: (path: string, text: string) => void
  /** Takes a file away, and its folder where that was all. */
  remove: (path: string) => void
  /** The text that a changed file had: a list of one, or empty. */
  before: (path: string) => readonly string[]
  /** The files whose text is another than before, in the order of writing. */
  written: () => readonly string[]
}

/** Begins to change files below `folder`; how each was is told to the journal before. */
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
