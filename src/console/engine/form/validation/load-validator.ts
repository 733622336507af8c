import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js'
import { validators } from '../../../../../generated/validators/index.ts'
import type { Module } from '../../../../modules/format/types.ts'

/** The validator compiled from a module's form schema. Throws when there is none. */
export const loadValidator = async (module: Module): Promise<ValidatorType> => {
  const load = Object.hasOwn(validators, module.id) ? validators[module.id] : undefined
  if (!load || !module.schema) throw new Error(`The form of module "${module.id}" has no compiled validator`)
  const { validators: functions } = await load()
  return createPrecompiledValidator(functions, module.schema as RJSFSchema)
}
