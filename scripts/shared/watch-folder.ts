import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'

/** A folder and its subfolders, by path, with an identity that changes if the folder is replaced. */
const foldersIn = (folder: string): ReadonlyMap<string, string> => {
  const below = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map([folder, ...below].map((path) => [`${path} ${statSync(path).ino}`, path]))
}

/**
 * Watches a folder recursively until the returned function is called. On Linux, Node's recursive mode watches single
 * files, and loses those that editors replace by renaming.
 */
export const watchFolder = (folder: string, onChange: () => void): (() => void) => {
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
      // A folder was removed meanwhile, which is the next change.
    }
    onChange()
  }
  look()
  return () => {
    for (const watcher of watchers.values()) watcher.close()
  }
}
