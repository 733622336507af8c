import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js'
import { useQuery } from '@tanstack/react-query'
import { validators } from '../../../../../generated/validators/index.ts'
import type { Module } from '../../../../modules/format/types.ts'

const loadValidator = async (module: Module): Promise<ValidatorType> => {
  const load = Object.hasOwn(validators, module.id) ? validators[module.id] : undefined
  if (!load || !module.schema) throw new Error(`The form of module "${module.id}" has no compiled validator`)
  const { validators: functions } = await load()
  return createPrecompiledValidator(functions, module.schema as RJSFSchema)
}

/** The precompiled validator of a module's form. */
export const validatorRequest = (module: Module) => ({
  queryKey: ['validator', module.id],
  queryFn: () => loadValidator(module),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** The same for the form that needs it. */
export const useValidator = (
  module: Module,
): { validator: ValidatorType | undefined; error: Error | null } => {
  const { data, error } = useQuery(validatorRequest(module))
  return { validator: data, error }
}
