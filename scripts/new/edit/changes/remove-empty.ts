import { existsSync, readdirSync, rmdirSync } from 'node:fs'

/** Removes an empty folder. */
export const removeEmpty = (folder: string): void => {
  if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder)
}
