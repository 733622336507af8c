import type { ModuleFile } from '../../src/modules/format/types.ts'

/** Removes an action of a module; without any that writes, its form. */
export const removeAction = (files: Map<string, unknown>, id: string, action: string): void => {
  const module = files.get(`${id}/module.json`) as ModuleFile
  module.operations = { ...module.operations, [action]: null }
  const { create, update } = module.operations
  if (create !== null || update !== null) return
  for (const name of ['form.ui.json', 'form.json', 'form.schema.json']) files.delete(`${id}/${name}`)
}
