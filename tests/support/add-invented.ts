import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const invented = fileURLToPath(new URL('invented', import.meta.url))
const paths = {
  all: 'all',
  total: 'total',
  one: 'id/{id}',
  create: 'create',
  update: 'update',
  delete: 'delete/{id}',
}

/** A line of the contract's table of contents for each path of the resource, and its tag. */
const addToContract = async (folder: string): Promise<void> => {
  await cp(join(invented, 'library-branch.yaml'), join(folder, 'openapi/resources/library-branch.yaml'))
  const file = join(folder, 'openapi/openapi.yaml')
  const lines = Object.entries(paths).map(
    ([name, path]) =>
      `  /api/library-branch/${path}: { $ref: 'resources/library-branch.yaml#/paths/${name}' }\n`,
  )
  const text = await readFile(file, 'utf8')
  await writeFile(
    file,
    text
      .replace(/^tags:\n/m, 'tags:\n  - { name: library-branch, description: Branches of the library. }\n')
      .replace(/^paths:\n/m, `paths:\n${lines.join('')}`),
  )
}

const addToMenu = async (folder: string): Promise<void> => {
  const file = join(folder, 'src/modules/menu.json')
  const menu: unknown[] = JSON.parse(await readFile(file, 'utf8'))
  const entry = {
    label: 'Library Branches',
    icon: 'books',
    to: '/library-branch',
    operation: 'listLibraryBranch',
  }
  await writeFile(file, JSON.stringify([...menu, entry]))
}

/** Adds a resource that exists nowhere to a copy of the project: contract file, module folder, menu item. */
export const addInvented = async (folder: string): Promise<void> => {
  await addToContract(folder)
  await addToMenu(folder)
  await cp(join(invented, 'module'), join(folder, 'src/modules/library-branch'), { recursive: true })
}
