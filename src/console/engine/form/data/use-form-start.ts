import { type QueryKey, useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { isUnknownRecord } from '../../../../client/api-error.ts'
import { nothingToAsk } from '../../../../client/call.ts'
import { languagesRequest } from '../../../../client/content-languages.ts'
import type { Envelope } from '../../../../contract/conventions/envelope.ts'
import { isObject, type PlainObject } from '../../../../contract/json.ts'
import type { Mode } from '../../../../contract/operations/operation-names.ts'
import type { FormFile, Module } from '../../../../modules/format/types.ts'
import { findValueMapping } from '../../../widgets/value-mappings.ts'
import { copyParameter } from '../../routes/module-paths.ts'
import { evaluateAll, type ValueContext } from '../../values.ts'
import {
  copyRequest,
  formFileOf,
  isOfAnother,
  lookupRequest,
  recordAge,
  recordRequest,
  storedFromRoute,
} from './form-request.ts'
import { formMapping, type Mapping, readForm, recordOf, uiOptions, versionOf } from './mapping.ts'
import { schemaDefaults } from './schema.ts'

export interface FormStart {
  status: 'loading' | 'failed' | 'ready'
  error: Error | null
  /** The record does not exist, or belongs to another address. */
  unknown: boolean
  /** The API's error if the record was deleted after the form was opened. */
  deletedError: Error | null
  /** The record to copy does not exist. */
  nothingToCopy: boolean
  retry: () => void
  mapping: Mapping
  wantsLanguages: boolean
  /** The initial form data. */
  data: Readonly<Record<string, unknown>>
  /** The values, including the lookup. */
  values: ValueContext
  /** The last change of the record; the API refuses to save over a later one. */
  version: string | undefined
  /** The payload of the get operation, for conditions. */
  record: unknown
}

/** Removes undefined values: a default from an empty property of a row is none. */
const withoutUndefined = (data: PlainObject): PlainObject =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null && value !== undefined))

/**
 * The initial form data: of the record returned by the get operation, or of a new record, which may be a copy; with the
 * route values that conditions need.
 */
export const startData = (
  form: FormFile,
  mapping: Mapping,
  values: ValueContext,
  payload: unknown,
): PlainObject => {
  const start =
    mapping.context.mode === 'update'
      ? readForm(form, payload, mapping)
      : {
          ...schemaDefaults(mapping.schema),
          ...readForm(form, {}, mapping),
          ...withoutUndefined(evaluateAll(form.defaults, values)),
          ...(payload !== undefined && readForm(form, payload, mapping)),
        }
  return { ...start, ...evaluateAll(form.context, values) }
}

/** All nodes of a UI schema. */
export const uiNodes = (ui: unknown): Readonly<Record<string, unknown>>[] => {
  if (Array.isArray(ui)) return ui.flatMap(uiNodes)
  return isObject(ui) ? [ui, ...Object.values(ui).flatMap(uiNodes)] : []
}

/** Whether any widget of a form needs the content languages. */
export const needsLanguages = (module: Module): boolean =>
  uiNodes(module.ui).some((node) => {
    const name = uiOptions(node).widget
    return typeof name === 'string' && findValueMapping(name)?.needsLanguages === true
  })

/** Whether the API has no such record, or has it under another address. */
const isUnknown = (error: Error | null, form: FormFile, stored: unknown, { route }: ValueContext): boolean =>
  isUnknownRecord(error) ||
  (stored !== undefined && isOfAnother(route, recordOf(form, stored), storedFromRoute(form)))

/**
 * Whether the record to copy does not exist, or the address names none. Typed data is stored under that address, so the
 * form opens without the record.
 */
const hasNothingToCopy = ({ query }: ValueContext, isAsked: boolean, error: Error | null): boolean =>
  query?.[copyParameter] !== undefined && (!isAsked || isUnknownRecord(error))

/** The queries that a form starts from, and which are pending. */
const useStartResponses = (module: Module, mode: Mode, context: ValueContext) => {
  const wantsLanguages = useMemo(() => needsLanguages(module), [module])
  const languages = useQuery({ ...languagesRequest(), enabled: wantsLanguages })
  const request = mode === 'update' ? recordRequest(module, context) : copyRequest(module, context)
  const query = useQuery<Envelope, Error, Envelope, QueryKey>({
    ...(request ?? nothingToAsk),
    enabled: request !== undefined,
    staleTime: recordAge,
    gcTime: 0,
  })
  const record = request && query
  const lookup = useQuery(lookupRequest(module, context))
  const missing = [
    ...(formFileOf(module).lookup && !lookup.data ? [lookup] : []),
    ...(wantsLanguages && !languages.data ? [languages] : []),
    // A record changed since it was fetched is not a valid start.
    ...(record && (!record.isSuccess || (record.fetchStatus !== 'idle' && record.isStale)) ? [record] : []),
  ]
  return { wantsLanguages, languages, record, lookup, missing }
}

/** The start of a form that is already open: the form stays open if its record cannot be fetched again. */
const useFirstStart = (start: FormStart, recordError: Error | null): FormStart => {
  const open = useRef<FormStart>(undefined)
  if (start.status === 'ready' && !start.unknown) open.current = start
  if (!open.current) return start
  const deletedError =
    start.mapping.context.mode === 'update' && isUnknownRecord(recordError) ? recordError : null
  return { ...open.current, deletedError }
}

/**
 * Loads the data that a form starts from: the languages if needed, and the record of an edit form. A form that has
 * started stays ready.
 */
export const useFormStart = (module: Module, mode: Mode, context: ValueContext): FormStart => {
  const { wantsLanguages, languages, record, lookup, ...responses } = useStartResponses(module, mode, context)
  const values = useMemo(() => ({ ...context, lookup: lookup.data?.payload }), [context, lookup.data])
  const list = languages.data?.payload
  const form = formFileOf(module)
  const mapping = useMemo(() => formMapping(module, { mode, languages: list ?? [] }), [module, mode, list])
  const payload = record?.data?.payload
  const stored = mode === 'update' ? payload : undefined
  const error = record?.error ?? null
  const nothingToCopy =
    mode === 'create' && !payload && hasNothingToCopy(context, record !== undefined, error)
  const missing = responses.missing.filter((each) => !(nothingToCopy && each === record))
  const failed = missing.find((each) => each.error)?.error ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: route and mode are fixed while a form is open
  const data = useMemo(
    () => startData(form, mapping, values, payload),
    [form, payload, mapping, mode, values.lookup],
  )
  const start: FormStart = {
    status: missing.length === 0 ? 'ready' : failed ? 'failed' : 'loading',
    error: failed,
    unknown: mode === 'update' && isUnknown(error, form, stored, context),
    deletedError: null,
    nothingToCopy,
    retry: () => {
      for (const each of missing) if (each.error) void each.refetch()
    },
    mapping,
    wantsLanguages,
    data,
    values,
    version: versionOf(form, stored),
    record: stored,
  }
  return useFirstStart(start, error)
}
