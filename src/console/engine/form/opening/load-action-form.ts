import { validators } from '../../../../../generated/validators/index.ts'
import { type ActionWithFields, actionForm, actionFormId } from '../../../../modules/format/action-form.ts'
import type { JsonSchema, Module } from '../../../../modules/format/types.ts'

/** The form of a row action, whose schema is generated from the contract. Throws if there is none. */
export const loadActionForm = async (module: Module, action: ActionWithFields): Promise<Module> => {
  const id = actionFormId(module, action)
  const compiled = Object.hasOwn(validators, id) ? await validators[id]?.() : undefined
  const schema = compiled && 'schema' in compiled ? compiled.schema : undefined
  if (!schema) throw new Error(`The fields of "${id}" have no generated schema`)
  return actionForm(module, action, schema as JsonSchema)
}
