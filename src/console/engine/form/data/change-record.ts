import type { RJSFSchema } from '@rjsf/utils'
import { languagesRequest } from '../../../../client/content-languages.ts'
import { queryClient } from '../../../../client/query-client.ts'
import type { PlainObject } from '../../../../contract/json.ts'
import { firstKey } from '../../../../contract/json-pointer.ts'
import { isSame } from '../../../../contract/same-value.ts'
import type { Module } from '../../../../modules/format/types.ts'
import type { Language } from '../../../widgets/widget.ts'
import type { ValueContext } from '../../values.ts'
import { brokenRules, withoutBlanks } from '../validation/broken-rules.ts'
import { validatorRequest } from '../validation/use-validator.ts'
import { formMapping } from './form-mapping.ts'
import { formFileOf, lookupRequest, recordRequest, saveOperation, sendForm } from './form-request.ts'
import { startData } from './form-start.ts'
import { versionOf } from './mapping.ts'
import { saveBody } from './save-body.ts'
import { needsLanguages } from './use-form-start.ts'

/** The record breaks a rule of its form, so that it cannot be saved before somebody mends it. */
class InvalidRecord extends Error {
  override readonly name = 'InvalidRecord'
}

/** The record is no longer what a change of it was meant for. */
class OtherRecord extends Error {
  override readonly name = 'OtherRecord'
}

const languagesOf = async (module: Module): Promise<readonly Language[]> =>
  needsLanguages(module) ? (await queryClient.fetchQuery(languagesRequest())).payload : []

const lookupOf = async (module: Module, values: ValueContext): Promise<unknown> =>
  formFileOf(module).lookup && (await queryClient.fetchQuery(lookupRequest(module, values))).payload

/** A stored record as its form would open it. */
export interface OpenRecord {
  /** What the form would show. */
  data: PlainObject
  /** The change that it was last written by. */
  version: string | undefined
  /**
   * Saves it with some properties changed, as its form would. What was saved by others since it was opened is not written
   * over. The rules of the form hold for the whole record, or for what is `changed` alone. Rejects with an `ApiError`, or
   * with an {@link InvalidRecord}.
   */
  save: (change: PlainObject, rulesFor?: 'all' | 'changed') => Promise<void>
}

/**
 * Reads a record anew for its form. `context` holds the parameters of the form's address. Rejects with an `ApiError`, or
 * once `signal` aborts, as its `save` does.
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
  const schema = mapping.schema as RJSFSchema
  const opened = startData(form, mapping, values, payload)
  const version = versionOf(form, payload)
  return {
    data: opened,
    version,
    save: async (change, rulesFor = 'all') => {
      const data = { ...opened, ...change }
      const counts = (path: string): boolean => rulesFor === 'all' || Object.hasOwn(change, firstKey(path))
      if (
        brokenRules(validator, schema, withoutBlanks(data)).some(({ instancePath }) => counts(instancePath))
      )
        throw new InvalidRecord()
      const body = saveBody({ module, mapping, validator, values }, data, opened)
      const operationId = saveOperation(module, 'update', payload, values)
      if (operationId === undefined) throw new Error(`Module "${module.id}" cannot update`)
      await sendForm(module, operationId, body, values, { version, signal })
    },
  }
}

/** How a record is changed. */
export interface RecordChange {
  /** What the record must have to be changed. */
  expected?: PlainObject
  /** Told, before anything is sent, which values the properties have. */
  onSend?: (before: PlainObject) => void
  signal: AbortSignal
}

/**
 * Changes some properties of a stored record as somebody would who opened its form, changed just these and saved. Answers
 * the properties as they were; nothing is sent where they are as wanted. Rejects as {@link openRecord} and its `save` do,
 * and with an {@link OtherRecord} where the record has neither what is wanted nor what is `expected` of it.
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
  // Also where an earlier attempt has done it, whose answer was lost.
  if (Object.entries(change).every(has)) return before
  if (!Object.entries(expected).every(has)) throw new OtherRecord()
  onSend?.(before)
  await save(change)
  return before
}
