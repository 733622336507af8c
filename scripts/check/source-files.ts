import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../shared/root.ts'

/** A hand-written source file; `file` is relative to the project. */
export interface SourceFile {
  file: string
  text: string
}

/** All TypeScript files in some folders of the project, sorted by name. */
export const sourceFiles = async (folders: readonly string[]): Promise<readonly SourceFile[]> => {
  const names: string[] = []
  for (const folder of folders)
    for await (const name of glob(`${folder}/**/*.{ts,tsx}`, { cwd: root })) names.push(name)
  return Promise.all(
    names.sort().map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })),
  )
}
