import type { ValidatorType } from '@rjsf/utils'
import { useQuery } from '@tanstack/react-query'
import type { Module } from '../../../../modules/format/types.ts'
import { loadValidator } from './load-validator.ts'

/** The precompiled validator of a module's form, loaded with the form. */
export const useValidator = (
  module: Module,
): { validator: ValidatorType | undefined; error: Error | null } => {
  const { data, error } = useQuery({
    queryKey: ['validator', module.id],
    queryFn: () => loadValidator(module),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { validator: data, error }
}
