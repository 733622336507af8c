import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { actionSchema, wholeModule } from '../../src/module-check/form/difference.ts'
import type { Contract } from '../../src/module-check/schema/contract.ts'
import { actionFormId, hasForm } from '../../src/modules/format/action-form.ts'
import type { JsonSchema, ModuleFiles } from '../../src/modules/format/types.ts'

/** A form and its complete schema. */
export interface Form {
  id: string
  schema: JsonSchema
  /** The form of a row action, whose schema no module has. */
  ofAction: boolean
}

/** The forms of a module: its own, and those of row actions with fields. */
export const formsOf = (module: ModuleFiles, contract: Contract): readonly Form[] => {
  const { schema } = wholeModule(contract, module)
  return [
    ...(schema ? [{ id: module.id, schema, ofAction: false }] : []),
    ...(module.list?.rowActions ?? []).filter(hasForm).map((action) => ({
      id: actionFormId(module, action),
      schema: actionSchema(contract, action),
      ofAction: true,
    })),
  ]
}

/** Writes `forms/` under `out`: the JSON Schema of every form, by its id. */
export const writeForms = async (out: string, forms: readonly Form[]): Promise<void> => {
  for (const { id, schema } of forms) {
    const file = `${out}/forms/${id}.json`
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, `${JSON.stringify(schema, null, 2)}\n`)
  }
}
