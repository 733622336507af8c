import { languagesRequest } from '../../../../client/content-languages.ts'
import { queryClient } from '../../../../client/query-client.ts'
import type { PlainObject } from '../../../../contract/json.ts'
import { isSame } from '../../../../contract/same-value.ts'
import type { Module } from '../../../../modules/format/types.ts'
import type { Language } from '../../../widgets/widget.ts'
import type { ValueContext } from '../../values.ts'
import { type SavedFiles, saveRecord } from '../saving/save-record.ts'
import { validatorRequest } from '../validation/use-validator.ts'
import { formFileOf, lookupRequest, recordRequest } from './form-request.ts'
import { formMapping, versionOf } from './mapping.ts'
import { needsLanguages, startData } from './use-form-start.ts'

/** The record no longer has the expected values. */
class OtherRecord extends Error {
  override readonly name = 'OtherRecord'
}

const languagesOf = async (module: Module): Promise<readonly Language[]> =>
  needsLanguages(module) ? (await queryClient.fetchQuery(languagesRequest())).payload : []

const lookupOf = async (module: Module, values: ValueContext): Promise<unknown> =>
  formFileOf(module).lookup && (await queryClient.fetchQuery(lookupRequest(module, values))).payload

/** A stored record as its form opens it. */
export interface OpenRecord {
  /** The form data. */
  data: PlainObject
  /** The last change of the record. */
  version: string | undefined
  /**
   * Saves the record with some properties changed, as its form would. Changes that others saved since it was opened are
   * kept. The rules of the form apply to the whole record, or only to `changed` properties. `files` uploads new files.
   * Rejects with an `ApiError` or an `InvalidRecord`.
   */
  save: (change: PlainObject, rulesFor?: 'all' | 'changed', files?: SavedFiles) => Promise<void>
}

/**
 * Fetches a record for its form. `context` holds the parameters of the form's address. Rejects with an `ApiError`, or
 * when `signal` aborts; its `save` does too.
 */
export const openRecord = async (
  module: Module,
  context: ValueContext,
  signal: AbortSignal,
): Promise<OpenRecord> => {
  const form = formFileOf(module)
  const [languages, lookup, validator, { payload }] = await Promise.all([
    languagesOf(module),
    lookupOf(module, context),
    queryClient.fetchQuery(validatorRequest(module)),
    recordRequest(module, context).queryFn({ signal }),
  ])
  const values = { ...context, lookup }
  const mapping = formMapping(module, { mode: 'update', languages })
  const opened = startData(form, mapping, values, payload)
  const version = versionOf(form, payload)
  return {
    data: opened,
    version,
    save: async (change, rulesFor = 'all', files) => {
      await saveRecord({
        module,
        mapping,
        validator,
        values,
        record: payload,
        data: { ...opened, ...change },
        opened,
        version,
        rulesFor: rulesFor === 'all' ? 'all' : Object.keys(change),
        ...(files && { files }),
        signal,
      })
    },
  }
}

/** Options of a change. */
export interface RecordChange {
  /** Properties that the record must have. */
  expected?: PlainObject
  /** Called with the present values before the request is sent. */
  onSend?: (before: PlainObject) => void
  signal: AbortSignal
}

/**
 * Changes some properties of a stored record as a user would in its form. Returns the previous properties; sends
 * nothing if they already have the wanted values. Rejects like {@link openRecord} and its `save`, and with an {@link
 * OtherRecord} if the record has neither the wanted nor the `expected` values.
 */
export const changeRecord = async (
  module: Module,
  context: ValueContext,
  change: PlainObject,
  { expected = {}, onSend, signal }: RecordChange,
): Promise<PlainObject> => {
  const { data, save } = await openRecord(module, context, signal)
  const has = ([name, value]: [string, unknown]): boolean => isSame(data[name], value)
  const before = Object.fromEntries(Object.keys(change).map((name) => [name, data[name]]))
  // Also true if an earlier attempt succeeded without a response.
  if (Object.entries(change).every(has)) return before
  if (!Object.entries(expected).every(has)) throw new OtherRecord()
  onSend?.(before)
  await save(change)
  return before
}
