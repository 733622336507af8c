import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const filesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    : []

const removeEmptyIn = (folder: string): void => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const below = join(folder, entry.name)
    removeEmptyIn(below)
    if (readdirSync(below).length === 0) rmSync(below, { recursive: true })
  }
}

/**
 * Replaces the content of a folder by that of another one, which is consumed. Unchanged files are not touched, so that
 * watchers (servers under `npm run dev`, compilers) only see real changes; new files come first and old ones are
 * removed last, so that none is missing meanwhile. Synchronous. Returns the names of changed files.
 */
export const replaceFolder = (fresh: string, target: string): readonly string[] => {
  const names = filesIn(fresh)
  const isNew = (name: string): boolean => !existsSync(join(target, name))
  const changed = names.filter(
    (name) => !isNew(name) && !readFileSync(join(fresh, name)).equals(readFileSync(join(target, name))),
  )
  const added = names.filter(isNew)
  for (const name of [...added, ...changed]) {
    mkdirSync(dirname(join(target, name)), { recursive: true })
    renameSync(join(fresh, name), join(target, name))
  }
  const gone = filesIn(target).filter((name) => !names.includes(name))
  for (const name of gone) rmSync(join(target, name))
  removeEmptyIn(target)
  return [...added, ...changed, ...gone]
}
