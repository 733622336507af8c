import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../shared/root.ts'

/** Files of the project as a command changes them; each is as it was again after `undo`. Paths are from the project's folder. */
export interface Changes {
  /** The text of a file; throws when there is none. */
  read: (path: string) => string
  exists: (path: string) => boolean
  write: (path: string, text: string) => void
  /** Takes a file away, and its folder where that was all. */
  remove: (path: string) => void
  /** The text that a changed file had: a list of one, or empty. */
  before: (path: string) => readonly string[]
  /** What was written, in the order of writing. */
  written: () => readonly string[]
  undo: () => void
}

/** Begins to note what is changed below `folder`. */
export const changesIn = (folder = root): Changes => {
  const before = new Map<string, string | null>()
  const at = (path: string): string => join(folder, path)
  const note = (path: string): void => {
    if (!before.has(path)) before.set(path, existsSync(at(path)) ? readFileSync(at(path), 'utf8') : null)
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
      if (readdirSync(dirname(at(path))).length === 0) rmdirSync(dirname(at(path)))
    },
    before: (path) => [before.get(path) ?? []].flat(),
    written: () => [...before.keys()].filter((path) => existsSync(at(path))),
    undo: () => {
      for (const [path, text] of before) {
        if (text === null) {
          rmSync(at(path), { force: true })
          if (existsSync(dirname(at(path))) && readdirSync(dirname(at(path))).length === 0)
            rmdirSync(dirname(at(path)))
        } else {
          mkdirSync(dirname(at(path)), { recursive: true })
          writeFileSync(at(path), text)
        }
      }
    },
  }
}
