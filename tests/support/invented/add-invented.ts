import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { changesIn } from '../../../scripts/new/edit/changes/changes.ts'
import { addPrivileges } from '../../../scripts/new/edit/contract-edits.ts'

const invented = import.meta.dirname

const privileges = ['CREATE', 'READ', 'UPDATE', 'DELETE'].map((action) => `LIBRARY_BRANCH_${action}`)

/** The resource's file, its line in the contract's table of contents, and its privileges. */
const addToContract = async (folder: string): Promise<void> => {
  await cp(join(invented, 'library-branch.yaml'), join(folder, 'openapi/resources/library-branch.yaml'))
  const file = join(folder, 'openapi/openapi.yaml')
  const text = await readFile(file, 'utf8')
  const line = '  /api/library-branch: { $ref: resources/library-branch.yaml }\n'
  await writeFile(file, text.replace(/^resources:\n/m, `resources:\n${line}`))
  addPrivileges(changesIn(folder), privileges)
}

const addToMenu = async (folder: string): Promise<void> => {
  const file = join(folder, 'src/modules/menu.json')
  const menu: unknown[] = JSON.parse(await readFile(file, 'utf8'))
  const entry = { label: 'Library Branches', icon: 'book', to: '/library-branch' }
  await writeFile(file, JSON.stringify([...menu, entry]))
}

/** Adds a resource that exists nowhere to a copy of the project: contract file, module folder, menu item. */
export const addInvented = async (folder: string): Promise<void> => {
  await addToContract(folder)
  await addToMenu(folder)
  await cp(join(invented, 'module'), join(folder, 'src/modules/library-branch'), { recursive: true })
}
