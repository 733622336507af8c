import { type FetchQueryOptions, hashKey } from '@tanstack/react-query'
import { operationQuery } from '../../../client/call.ts'
import { languagesRequest } from '../../../client/content-languages.ts'
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

const ask = (request: object): Promise<void> => queryClient.prefetchQuery(request as FetchQueryOptions)

/** What the pickers of a form offer first, except where that depends on what is typed. */
const firstChoices = (module: Module): Promise<void>[] =>
  uiNodes(module.ui).flatMap((node) => {
    const options = uiOptions(node)
    const lookup = typeof options.widget === 'string' ? findWidget(options.widget)?.lookup : undefined
    const operation = typeof options.operation === 'string' ? options.operation : lookup?.operation
    if (!lookup?.first || operation === undefined || /"\$/.test(JSON.stringify(asRecord(options.params))))
      return []
    return [ask(operationQuery(operation, { query: lookup.first(options) }))]
  })

/** Fetches the code that a form's widgets load lazily: it shows without, with their places kept. */
export const fetchWidgetCode = async (module: Module): Promise<void> => {
  await Promise.all(
    uiNodes(module.ui).map((node) => {
      const options = uiOptions(node)
      return typeof options.widget === 'string' ? findWidget(options.widget)?.fetchCode?.(options) : undefined
    }),
  )
}

/** What a form of the module is drawn from, whatever its record: its validator and the languages. */
const fetchParts = (module: Module): Promise<void>[] => [
  ask(validatorRequest(module)),
  ...(needsLanguages(module) ? [ask(languagesRequest())] : []),
]

/** Fetches what a form of the module needs before anybody has asked for it: validator, languages and choices. */
export const fetchFormAhead = async (module: Module): Promise<void> => {
  await Promise.all([...fetchParts(module), ...firstChoices(module)])
}

/** The record of an edit form, for one who is about to open it; as good as new for a few seconds. */
export const fetchRecordAhead = (module: Module, values: ValueContext): Promise<void> =>
  ask({ ...recordRequest(module, values), gcTime: recordAge, staleTime: recordAge })

/** Calls `end`, once, when a record that was fetched is no longer as good as new: it has aged, or was changed or read anew. */
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

/** Whether the address fills in nothing of a form: a new record, and no copy. */
const isBlank = (mode: Mode, { query = {} }: ValueContext): boolean =>
  mode === 'create' && Object.keys(query).length === 0

/**
 * Everything that a form shows at its start; resolves when all of it has come, or failed. What could be chosen in a blank
 * form is asked for as well, and not waited for: nothing of it shows before a picker is opened, but the name of what is
 * pinned from the record before, which follows.
 */
export const fetchForm = async (module: Module, mode: Mode, values: ValueContext): Promise<void> => {
  const choices = firstChoices(module)
  await Promise.all([
    ...fetchParts(module),
    ...(isBlank(mode, values) ? [] : choices),
    ...(mode === 'update' ? [fetchRecordAhead(module, values)] : []),
    ...(formFileOf(module).lookup ? [ask(lookupRequest(module, values))] : []),
  ])
}
