import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'

/** A folder and all below it, each by its path and what the disk knows it by, which another in its place has not. */
const foldersIn = (folder: string): ReadonlyMap<string, string> => {
  const below = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map([folder, ...below].map((path) => [`${path} ${statSync(path).ino}`, path]))
}

/**
 * Tells of each change in a folder or below it, until the answer is called. What Node watches recursively on Linux are
 * single files, which it loses once another takes a file's place, as editors do that write beside it and rename.
 */
export const watchFolder = (folder: string, tell: () => void): (() => void) => {
  const watchers = new Map<string, FSWatcher>()
  const look = (): void => {
    const folders = foldersIn(folder)
    for (const [key, watcher] of watchers)
      if (!folders.has(key)) {
        watcher.close()
        watchers.delete(key)
      }
    for (const [key, path] of folders) if (!watchers.has(key)) watchers.set(key, watch(path, changed))
  }
  const changed = (): void => {
    try {
      look()
    } catch {
      // A folder went while it was looked into; that is the next change.
    }
    tell()
  }
  look()
  return () => {
    for (const watcher of watchers.values()) watcher.close()
  }
}
