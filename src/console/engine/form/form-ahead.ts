import { type FetchQueryOptions, hashKey } from '@tanstack/react-query'
import { languagesRequest } from '../../../client/content-languages.ts'
import { lookupQuery } from '../../../client/lookup-query.ts'
import { queryClient } from '../../../client/query-client.ts'
import { asRecord } from '../../../contract/json.ts'
import type { Mode } from '../../../contract/operations/operation-names.ts'
import type { Module } from '../../../modules/format/types.ts'
import { findWidget } from '../../widgets/registry.ts'
import type { ValueContext } from '../values.ts'
import { formFileOf, lookupRequest, recordAge, recordRequest } from './data/form-request.ts'
import { uiOptions } from './data/mapping.ts'
import { needsLanguages, uiNodes } from './data/use-form-start.ts'
import { validatorRequest } from './validation/use-validator.ts'

const prefetch = (request: object): Promise<void> => queryClient.prefetchQuery(request as FetchQueryOptions)

/** The first options of a form's pickers, except those that depend on input. */
const firstChoices = (module: Module): Promise<void>[] =>
  uiNodes(module.ui).flatMap((node) => {
    const options = uiOptions(node)
    const lookup = typeof options.widget === 'string' ? findWidget(options.widget)?.lookup : undefined
    const operation = typeof options.operation === 'string' ? options.operation : lookup?.operation
    if (!lookup?.first || operation === undefined || /"\$/.test(JSON.stringify(asRecord(options.params))))
      return []
    return [prefetch(lookupQuery(operation, { query: lookup.first(options) }))]
  })

/** Fetches the lazy code of a form's widgets. The form renders without it, with placeholders. */
export const fetchWidgetCode = async (module: Module): Promise<void> => {
  await Promise.all(
    uiNodes(module.ui).map((node) => {
      const options = uiOptions(node)
      return typeof options.widget === 'string' ? findWidget(options.widget)?.fetchCode?.(options) : undefined
    }),
  )
}

/** The parts of a module's form that do not depend on the record: validator and languages. */
const fetchParts = (module: Module): Promise<void>[] => [
  prefetch(validatorRequest(module)),
  ...(needsLanguages(module) ? [prefetch(languagesRequest())] : []),
]

/** Prefetches what a form of the module needs: validator, languages and options. */
export const fetchFormAhead = async (module: Module): Promise<void> => {
  await Promise.all([...fetchParts(module), ...firstChoices(module)])
}

/** Prefetches the record of an edit form; it counts as fresh for a few seconds. */
export const fetchRecordAhead = (module: Module, values: ValueContext): Promise<void> =>
  prefetch({ ...recordRequest(module, values), gcTime: recordAge, staleTime: recordAge })

/** Calls `end` once when a prefetched record is no longer fresh: it expired, was changed or fetched again. */
export const whenRecordAges = (module: Module, values: ValueContext, end: () => void): void => {
  const hash = hashKey(recordRequest(module, values).queryKey)
  const finish = (): void => {
    clearTimeout(timer)
    stop()
    end()
  }
  const timer = setTimeout(finish, recordAge)
  const stop = queryClient.getQueryCache().subscribe((event) => {
    const isNews =
      event.type === 'removed' ||
      (event.type === 'updated' && ['invalidate', 'success'].includes(event.action.type))
    if (isNews && event.query.queryHash === hash) finish()
  })
}

/** Whether the address fills in nothing: a new record that is no copy. */
const isBlank = (mode: Mode, { query = {} }: ValueContext): boolean =>
  mode === 'create' && Object.keys(query).length === 0

/**
 * Fetches everything a form initially shows; resolves when all of it has loaded or failed. Options of a blank form are
 * requested without waiting: they are visible only in an open picker. The name of a value pinned from the previous
 * record follows later.
 */
export const fetchForm = async (module: Module, mode: Mode, values: ValueContext): Promise<void> => {
  const choices = firstChoices(module)
  await Promise.all([
    ...fetchParts(module),
    ...(isBlank(mode, values) ? [] : choices),
    ...(mode === 'update' ? [fetchRecordAhead(module, values)] : []),
    ...(formFileOf(module).lookup ? [prefetch(lookupRequest(module, values))] : []),
  ])
}
