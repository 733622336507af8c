import type { ValidatorType } from '@rjsf/utils'
import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../../../../client/query-client.ts'
import type { Module } from '../../../../modules/format/types.ts'
import { preparations } from '../../modules.ts'

/** The precompiled validator of a module's form. */
export const validatorRequest = (module: Module) => ({
  queryKey: ['validator', module.id, module.replaced],
  queryFn: async () => (await import('./load-validator.ts')).loadValidator(module),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** {@link validatorRequest} for the form; `retry` fetches it again after a failure. */
export const useValidator = (
  module: Module,
): { validator: ValidatorType | undefined; error: Error | null; retry: () => void } => {
  const { data, error, refetch } = useQuery(validatorRequest(module))
  return {
    validator: data,
    error: data ? null : error,
    retry: () => {
      if (error) void refetch()
    },
  }
}

if (import.meta.hot)
  preparations.add(async (module) => module.schema && queryClient.fetchQuery(validatorRequest(module)))
