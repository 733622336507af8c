import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Every file that a module may use, with its text. */
export const projectTree = async (folder: string): Promise<Readonly<Record<string, string>>> => {
  const files = await Promise.all(
    ['openapi', 'generated', 'src'].map((part) =>
      readdir(join(folder, part), { recursive: true, withFileTypes: true }),
    ),
  )
  const pairs = files
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map(async (file) => [relative(folder, file), await readFile(file, 'latin1')] as const)
  return Object.fromEntries((await Promise.all(pairs)).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
