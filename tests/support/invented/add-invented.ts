import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { changesIn } from '../../../scripts/new/edit/changes.ts'
import { addPaths, addPrivileges, addTag } from '../../../scripts/new/edit/contract-edits.ts'
import { parseResource } from '../../../scripts/shared/resource-file.ts'

const invented = import.meta.dirname

const privileges = ['CREATE', 'READ', 'UPDATE', 'DELETE'].map((action) => `LIBRARY_BRANCH_${action}`)

/** The resource's file, its tag and paths in `openapi.yaml`, and its privileges. */
const addToContract = async (folder: string): Promise<void> => {
  const text = await readFile(join(invented, 'library-branch.yaml'), 'utf8')
  await writeFile(join(folder, 'openapi/resources/library-branch.yaml'), text)
  const changes = changesIn(folder)
  addTag(changes, 'library-branch', 'Branches of the library.')
  addPaths(changes, 'library-branch', Object.keys(parseResource(text).paths))
  addPrivileges(changes, privileges)
}

const addToMenu = async (folder: string): Promise<void> => {
  const file = join(folder, 'src/modules/menu.json')
  const menu: unknown[] = JSON.parse(await readFile(file, 'utf8'))
  const entry = { label: 'Library Branches', icon: 'book', to: '/library-branch' }
  await writeFile(file, JSON.stringify([...menu, entry]))
}

/** Adds an invented resource to a copy of the project: contract file, module folder, menu item. */
export const addInvented = async (folder: string): Promise<void> => {
  await addToContract(folder)
  await addToMenu(folder)
  await cp(join(invented, 'module'), join(folder, 'src/modules/library-branch'), { recursive: true })
}
