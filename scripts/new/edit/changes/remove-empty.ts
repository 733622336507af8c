import { existsSync, readdirSync, rmdirSync } from 'node:fs'

/** Takes a folder away that has become empty. */
export const removeEmpty = (folder: string): void => {
  if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder)
}
