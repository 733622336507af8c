import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import type { Query, QueryClient } from '@tanstack/react-query'
import { queriesOfTag, takesIdempotencyKey } from '../../../../client/call.ts'
import { asRecord, type PlainObject } from '../../../../contract/json.ts'
import { firstKey } from '../../../../contract/json-pointer.ts'
import { isRecordId, type RecordId } from '../../../../contract/records/record-id.ts'
import type { Module } from '../../../../modules/format/types.ts'
import { clearDrafts } from '../../../widgets/rich-text/draft/draft-store.ts'
import type { FormFileValue } from '../../../widgets/widget.ts'
import { openedOperation } from '../../operations.ts'
import type { ValueContext } from '../../values.ts'
import { type FormState, shownNames, writeForm } from '../data/form-body.ts'
import { formFileOf, recordIdOf, saveOperation, sendForm } from '../data/form-request.ts'
import type { Mapping } from '../data/mapping.ts'
import { propertyNames } from '../data/schema.ts'
import { brokenRules, withoutBlanks } from '../validation/form-errors.ts'
import { uploadFiles } from './upload-files.ts'

/** The record breaks a rule of its form and cannot be saved until it is corrected. */
class InvalidRecord extends Error {
  override readonly name = 'InvalidRecord'
}

/** A form of a module: how records become form data and bodies, and which rules apply. */
export interface SavedForm {
  module: Module
  mapping: Mapping
  validator: ValidatorType
  /** Includes the lookup. */
  values: ValueContext
}

/** Uploads one of the new files, and takes over its result. */
export interface SavedFiles {
  upload: (pending: string, value: FormFileValue) => Promise<FormFileValue>
  settled: (pending: string, file: FormFileValue) => void
}

/** The record that a save changes or creates. */
export interface RecordToSave extends SavedForm {
  /** The record as the API returned it, which can select the operation; undefined for a new record. */
  record?: unknown
  /** The form data to save, and the data that its changes are based on. */
  data: PlainObject
  opened: PlainObject
  /** The version that the changes are based on. */
  version?: string | undefined
  /** The idempotency key: repeated requests create one record. */
  key?: string | undefined
  /** The properties whose rules are checked before sending; none for data that its form has validated. */
  rulesFor: 'all' | readonly string[]
  /** For data with new files. */
  files?: SavedFiles | undefined
  /** Called before a request that the API may execute although its response is lost. */
  onTry?: () => void
  /** Data that the save makes outdated: queries, and the drafts of the form's editors under this key. */
  outdated?: { queries: QueryClient; textDrafts: string }
  signal?: AbortSignal | undefined
}

/** The result of a save: the API's message, and the record's number if returned. */
export interface Saved {
  message: string
  id: RecordId | undefined
  /** The sent body. */
  body: PlainObject
  /** Nothing was sent: the record has these values already. */
  isUnchanged?: true
}

const validate = ({ validator, mapping, data, rulesFor }: RecordToSave): void => {
  if (rulesFor !== 'all' && rulesFor.length === 0) return
  const broken = brokenRules(validator, mapping.schema as RJSFSchema, withoutBlanks(data))
  if (broken.some(({ instancePath }) => rulesFor === 'all' || rulesFor.includes(firstKey(instancePath))))
    throw new InvalidRecord()
}

/** Uploads new files in schema order and returns the data with the API's files. */
const upload = async ({ mapping, data, files }: RecordToSave): Promise<PlainObject> => {
  if (!files) return data
  const ordered = propertyNames(mapping.schema).flatMap((name) => (name in data ? [[name, data[name]]] : []))
  return uploadFiles({ ...Object.fromEntries(ordered), ...data }, files.upload, files.settled)
}

/** The body of a save from form data whose files are uploaded; `opened` is the data of the opened record. */
export const saveBody = (
  { module, mapping, validator, values }: SavedForm,
  data: PlainObject,
  opened: PlainObject,
): Record<string, unknown> => {
  const form = formFileOf(module)
  const stateOf = (held: PlainObject): FormState => ({
    data: held,
    shown: shownNames(validator, mapping.schema, held),
  })
  return writeForm(form, mapping, values, {
    ...stateOf(data),
    id: recordIdOf(form, values),
    opened: stateOf(opened),
  })
}

/**
 * Refetches the queries of an operation's tag. The queries that the module's form itself started from are only marked
 * as stale: the form does not need them again, and the next form does not start from old values.
 */
export const refreshResource = async (
  queries: QueryClient,
  module: Module,
  operationId: string,
): Promise<void> => {
  const ofTag = queriesOfTag(operationId)
  const ofForm = [openedOperation(module.module, 'get'), formFileOf(module).lookup?.operation]
  const isOfForm = ({ queryKey: [first] }: Query): boolean => ofForm.includes(String(first))
  await queries.invalidateQueries({
    refetchType: 'none',
    predicate: (query) => ofTag.predicate(query) || isOfForm(query),
  })
  void queries.refetchQueries({
    type: 'active',
    predicate: (query) => ofTag.predicate(query) && !isOfForm(query),
  })
}

/** Refetches outdated queries and removes the drafts of the saved form. */
const settle = async ({ module, outdated }: RecordToSave, operationId: string) => {
  if (!outdated) return
  await refreshResource(outdated.queries, module, operationId)
  clearDrafts(outdated.textDrafts)
}

/**
 * Saves a record as its form does: validates the data, uploads new files one after the other, builds the body, sends
 * it, and settles what it made outdated. Rejects with an {@link InvalidRecord}, a `GoneFile`, an `ApiError`, or once
 * `signal` aborts; an uploaded file stays in the data, so that a repeated save does not upload it again.
 */
export const saveRecord = async (input: RecordToSave): Promise<Saved> => {
  const { module, mapping, record, values, version, key, signal } = input
  const operationId = saveOperation(module, mapping.context.mode, record, values)
  if (operationId === undefined) throw new Error(`Module "${module.id}" cannot ${mapping.context.mode}`)
  validate(input)
  const uploaded = await upload(input)
  const body = saveBody(input, uploaded, input.opened)
  if (mapping.context.mode === 'create' || takesIdempotencyKey(operationId)) input.onTry?.()
  const { message, payload } = await sendForm(module, operationId, body, values, { version, key, signal })
  if (!signal?.aborted) await settle(input, operationId)
  const { id } = asRecord(payload)
  return { message, id: isRecordId(id) ? id : undefined, body }
}
