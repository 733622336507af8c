import {
  callOperation,
  keyHeaders,
  operationQuery,
  optionalQuery,
  pathParametersOf,
} from '../../../../client/call.ts'
import type { UploadArea } from '../../../../client/files/upload.ts'
import { ifMatch } from '../../../../contract/conventions/version.ts'
import type { Mode } from '../../../../contract/operations/operation-names.ts'
import { defaultUploadArea } from '../../../../contract/records/upload-area.ts'
import type { FormFile, Module } from '../../../../modules/format/types.ts'
import { operationOf } from '../../operations.ts'
import { copyParameter } from '../../routes/module-paths.ts'
import { evaluateAll, type ValueContext } from '../../values.ts'
import { titleWhenOf } from '../opening/title-when.ts'

/** `form.json` of a module, empty when it needs none. */
export const formFileOf = (module: Module): FormFile => module.form ?? {}

/** What the form's uploads are for; the module check sees to it that the contract knows it. */
export const uploadAreaOf = ({ upload }: FormFile): UploadArea =>
  (upload as UploadArea | undefined) ?? defaultUploadArea

/** Number of the record an edit form is for: the form's path parameter `id`, else the route's `:id`. */
export const recordIdOf = (form: FormFile, context: ValueContext): unknown =>
  evaluateAll({ id: form.pathParams?.id ?? { $route: 'id' } }, context).id

/** Path parameters of a call: those the form names, and the record's number for the one that is left. */
const pathOf = (operationId: string, form: FormFile, context: ValueContext): Record<string, unknown> => {
  const named = evaluateAll(form.pathParams, context)
  const id = recordIdOf(form, context)
  return Object.fromEntries(pathParametersOf(operationId).map((name) => [name, named[name] ?? id]))
}

/** How long, in milliseconds, a record that was fetched for its form is as good as new. */
export const recordAge = 4000

/** The record an edit form starts from. Throws when the module has no get operation. */
export const recordRequest = (module: Module, context: ValueContext) => {
  const form = formFileOf(module)
  const id = operationOf(module.module, 'get')
  if (id === undefined) throw new Error(`Module "${module.id}" has no get operation`)
  return operationQuery(id, { path: pathOf(id, form, context), query: evaluateAll(form.params, context) })
}

/** The record that a new one begins as a copy of; undefined where the address names none, or none can be read. */
export const copyRequest = (module: Module, context: ValueContext) => {
  const { id } = evaluateAll({ id: { $query: copyParameter } }, context)
  if (typeof id !== 'number' || operationOf(module.module, 'get') === undefined) return undefined
  return recordRequest(module, { ...context, route: { ...context.route, id } })
}

/** What a form asks for besides the record; a query that never runs when it asks for nothing. */
export const lookupRequest = (module: Module, context: ValueContext) => {
  const { lookup } = formFileOf(module)
  return optionalQuery(lookup?.operation, {
    path: evaluateAll(lookup?.path, context),
    query: evaluateAll(lookup?.params, context),
  })
}

/** The operation that saves a form; undefined where the module has none. */
export const saveOperation = (
  module: Module,
  mode: Mode,
  record: unknown,
  values: ValueContext,
): string | undefined =>
  titleWhenOf(formFileOf(module), record, values)?.operation ?? operationOf(module.module, mode)

/** How a save is sent. */
interface SaveOptions {
  /** The change that the form started from. */
  version?: string | undefined
  /** Names what it makes, however often it is sent. */
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
