import { join } from 'node:path'

/** Absolute path of the project's folder, without a slash at the end. */
export const root = join(import.meta.dirname, '../..')
