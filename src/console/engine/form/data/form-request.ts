import {
  callOperation,
  keyHeaders,
  operationQuery,
  optionalQuery,
  pathParametersOf,
} from '../../../../client/call.ts'
import type { UploadArea } from '../../../../client/files/upload.ts'
import { ifMatch } from '../../../../contract/conventions/version.ts'
import { asRecord, type PlainObject } from '../../../../contract/json.ts'
import type { Mode } from '../../../../contract/operations/operation-names.ts'
import { isRecordId } from '../../../../contract/records/record-id.ts'
import { defaultUploadArea } from '../../../../contract/records/upload-area.ts'
import { routeParameter } from '../../../../modules/format/paths.ts'
import type { FormFile, Module } from '../../../../modules/format/types.ts'
import { openedOperation, operationOf } from '../../operations.ts'
import { copyParameter } from '../../routes/module-paths.ts'
import { evaluateAll, type ValueContext } from '../../values.ts'
import { titleWhenOf } from '../form-titles.ts'

/** `form.json` of a module; empty if the module has none. */
export const formFileOf = (module: Module): FormFile => module.form ?? {}

/** The area of the form's uploads; the module check verifies that the contract defines it. */
export const uploadAreaOf = ({ upload }: FormFile): UploadArea =>
  (upload as UploadArea | undefined) ?? defaultUploadArea

/** Number of the record for an edit form: the form's path parameter `id`, else the route's `:id`. */
export const recordIdOf = (form: FormFile, context: ValueContext): unknown =>
  evaluateAll({ id: form.pathParams?.id ?? { $route: 'id' } }, context).id

/** Path parameters of a call: those the form names, and the record's number for the remaining one. */
const pathOf = (operationId: string, form: FormFile, context: ValueContext): Record<string, unknown> => {
  const named = evaluateAll(form.pathParams, context)
  const id = recordIdOf(form, context)
  return Object.fromEntries(pathParametersOf(operationId).map((name) => [name, named[name] ?? id]))
}

/** How long, in milliseconds, a record fetched for its form counts as fresh. */
export const recordAge = 4000

/** The query for the record of an edit form. Throws if the module has no get operation. */
export const recordRequest = (module: Module, context: ValueContext) => {
  const form = formFileOf(module)
  const id = openedOperation(module.module, 'get')
  if (id === undefined) throw new Error(`Module "${module.id}" has no get operation`)
  return operationQuery(id, { path: pathOf(id, form, context), query: evaluateAll(form.params, context) })
}

/** The query for the record that a new one copies; undefined if the address names none, or none can be read. */
export const copyRequest = (module: Module, context: ValueContext) => {
  const { id } = evaluateAll({ id: { $query: copyParameter } }, context)
  if (!isRecordId(id) || operationOf(module.module, 'get') === undefined) return undefined
  return recordRequest(module, { ...context, route: { ...context.route, id } })
}

/** The query for a form's lookup data; disabled if the form has no lookup. */
export const lookupRequest = (module: Module, context: ValueContext) => {
  const { lookup } = formFileOf(module)
  return optionalQuery(lookup?.operation, {
    path: evaluateAll(lookup?.path, context),
    query: evaluateAll(lookup?.params, context),
  })
}

/** The operation that saves a form; undefined if the module has none. */
export const saveOperation = (
  module: Module,
  mode: Mode,
  record: unknown,
  values: ValueContext,
): string | undefined =>
  titleWhenOf(formFileOf(module), record, values)?.operation ?? openedOperation(module.module, mode)

/** Options of a save. */
interface SaveOptions {
  /** The change that the form started from. */
  version?: string | undefined
  /** Idempotency key: repeated requests create one record. */
  key?: string | undefined
  signal?: AbortSignal | undefined
}

/** Sends a save. Rejects with an `ApiError`, or once `signal` aborts. */
export const sendForm = (
  module: Module,
  operationId: string,
  body: Readonly<Record<string, unknown>>,
  context: ValueContext,
  { version, key, signal }: SaveOptions = {},
) =>
  callOperation(
    operationId,
    {
      path: pathOf(operationId, formFileOf(module), context),
      body,
      headers: {
        ...(version !== undefined && ifMatch(version)),
        ...keyHeaders(operationId, key),
      },
    },
    signal,
  )

const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'

/** The property that each route parameter is stored in on create: `{categoryId: photoCategoryId}`. */
export const storedFromRoute = ({ payload }: Pick<FormFile, 'payload'>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(asRecord(payload?.create?.set)).flatMap(([property, value]) => {
      const parameter = routeParameter(value)
      return parameter === undefined ? [] : [[parameter, property]]
    }),
  )

/** The properties of a new record that follow from the address of its form: `{photoCategoryId: '7'}`. */
export const valuesFromRoute = (form: Pick<FormFile, 'payload'>, route: PlainObject = {}): PlainObject =>
  Object.fromEntries(
    Object.entries(storedFromRoute(form)).map(([parameter, property]) => [property, route[parameter]]),
  )

/**
 * Whether an address belongs to another record: a route parameter that is a property of the record has a different
 * value there, under its own name or its `stored` name. The record's own number is not compared.
 */
export const isOfAnother = (
  route: PlainObject | undefined,
  record: PlainObject,
  stored: Readonly<Record<string, string>> = {},
): boolean =>
  Object.entries(route ?? {}).some(([name, value]) => {
    const kept = record[stored[name] ?? name]
    return name !== 'id' && isPlain(kept) && value !== undefined && String(kept) !== String(value)
  })
