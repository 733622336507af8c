import { asRecord, isObject, type PlainObject } from '../../../../contract/json.ts'
import type { Mode } from '../../../../contract/operations/operation-names.ts'
import { isSame } from '../../../../contract/same-value.ts'
import type { JsonSchema, Module, Platform } from '../../../../modules/format/types.ts'
import { useUserKey } from '../../../session/use-session.ts'
import type { FormFileValue } from '../../../widgets/widget.ts'
import { copyParameter } from '../../routes/module-paths.ts'
import type { ValueContext } from '../../values.ts'
import { uiOptions } from '../data/mapping.ts'
import { settleFile } from '../saving/upload-files.ts'
import type { Draft } from './draft-store.ts'

/** The part of form data that may be stored: everything except passwords. */
const keepable = (ui: JsonSchema, data: PlainObject): PlainObject =>
  Object.fromEntries(
    Object.entries(data).filter(([name]) => uiOptions(asRecord(ui[name])).widget !== 'password'),
  )

/** Keys of the selected files in form data that are not uploaded yet. */
const pendingFiles = (data: unknown): readonly string[] => {
  if (Array.isArray(data)) return data.flatMap(pendingFiles)
  if (!isObject(data)) return []
  const { pending } = data
  return typeof pending === 'string' ? [pending] : Object.values(data).flatMap(pendingFiles)
}

/** The files of these keys that are still available. */
export const chosenFiles = (
  keys: readonly string[],
  fileOf: (key: string) => File | undefined,
): readonly (readonly [key: string, file: File])[] =>
  keys.flatMap((key) => {
    const file = fileOf(key)
    return file ? [[key, file] as const] : []
  })

/** Stored form data with its files: each under its object URL in this page; missing files are removed. */
export const withFiles = (
  data: PlainObject,
  files: ReadonlyMap<string, File>,
  addressOf: (file: File) => string,
): PlainObject =>
  pendingFiles(data).reduce<PlainObject>((before, pending) => {
    const file = files.get(pending)
    const value = file && { fileUrl: addressOf(file), fileName: file.name, pending }
    return settleFile(before, pending, value as FormFileValue)
  }, data)

/** Names of the files that form data refers to and `files` lacks. */
export const missingFiles = (data: unknown, files: ReadonlyMap<string, File>): readonly string[] => {
  if (Array.isArray(data)) return data.flatMap((part) => missingFiles(part, files))
  if (!isObject(data)) return []
  const { pending, fileName } = data
  if (typeof pending !== 'string') return Object.values(data).flatMap((part) => missingFiles(part, files))
  return files.has(pending) ? [] : [String(fileName)]
}

/** The content of a form that a draft consists of. */
export interface FormContent {
  ui: JsonSchema
  /** Form data as typed, including the item that is open in a dialog. */
  data: PlainObject
  base: Draft['base']
  dirty: boolean
}

/** A form with drafts. */
export interface DraftedInput extends FormContent {
  /** Key of the form and its record. */
  form: string
  /** The data with the values that inputs have not passed on; the same object if there are none. */
  withTyped: (data: PlainObject) => PlainObject
  /** Passes the values that inputs hold to the form. */
  flush: () => void
  fileOf: (pending: string) => File | undefined
  keepFileAs: (pending: string, file: File) => void
  /** Puts a draft into the form; its files are stored by then. */
  onTake: (data: PlainObject, base: Draft['base']) => void
  /** Resolves once the pending save has ended; undefined if there is none. */
  saveEnded: () => Promise<void> | undefined
  /** Called after a draft was restored or discarded: other stored input of the form is discarded too. */
  onDecided: () => void
}

/** The draft of the form's present content. */
export const draftOf = (
  id: string,
  { ui, data, base }: Pick<FormContent, 'ui' | 'data' | 'base'>,
  replaces: readonly string[] = [],
): Draft => {
  const kept = keepable(ui, data)
  return { id, savedAt: Date.now(), data: kept, base, files: pendingFiles(kept), replaces }
}

/** The draft of a form's content; null if it equals the base record and no request was sent. */
export const worthKeeping = (
  id: string,
  { ui, data, base, dirty }: FormContent,
  replaces: readonly string[],
): Draft | null => {
  if (!base.tried && !dirty) return null
  const draft = draftOf(id, { ui, data, base }, replaces)
  return base.tried || !isSame(draft.data, keepable(ui, base.data)) ? draft : null
}

/** The address parameters that a part of a module file refers to. */
const namedIn = (part: unknown): readonly string[] => {
  if (Array.isArray(part)) return part.flatMap(namedIn)
  if (!isObject(part)) return []
  return Object.entries(part).flatMap(([key, value]) => (key === '$query' ? [String(value)] : namedIn(value)))
}

/** The query parameters that concern a new record's form, without those of the list below it. */
const queryOf = (
  { form, ui }: Module,
  query: ValueContext['query'] = {},
): Readonly<Record<string, unknown>> => {
  const names = new Set([copyParameter, ...namedIn(form), ...namedIn(ui)])
  return Object.fromEntries(
    [...names].sort().flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])),
  )
}

/** The storage key of a form's drafts in the browser. */
const draftKeyOf = (module: Module, mode: Mode, { route, row }: ValueContext): string =>
  `${module.id}/${mode}/${[...Object.values(route ?? {}), ...(row === undefined ? [] : [asRecord(row).id])].join('/')}`

/** The storage key of a draft of a whole form. For a new record, it includes the mode and the query. */
export const formDraftKey = (module: Module, mode: Mode, values: ValueContext, idPrefix: string): string => {
  const made = mode === 'create' ? `${values.platform} ${JSON.stringify(queryOf(module, values.query))}` : ''
  return `${idPrefix} ${draftKeyOf(module, mode, values)} ${made}`
}

/** The page form that a draft belongs to. */
export interface DraftedForm {
  module: string
  mode: Mode
  /** The route parameters in order; the last is the record's number. */
  route: readonly string[]
  /** For a new record: its mode, and the query of its address. */
  made: { platform: Platform; query: Readonly<Record<string, string>> } | undefined
}

/** Parses a key from {@link formDraftKey}; undefined if the form was not a page. */
export const draftedForm = (key: string): DraftedForm | undefined => {
  const [, module, mode, route = '', platform, query = '{}'] =
    /^form ([\w-]+)\/(create|update)\/(.*?) (?:(WEB|MOBILE) (\{.*\}))?$/.exec(key) ?? []
  if (module === undefined || (mode !== 'create' && mode !== 'update')) return undefined
  const made = platform && { platform: platform as Platform, query: JSON.parse(query) }
  return { module, mode, route: route.split('/'), made: made || undefined }
}

/** The storage key for the input of this form's editors, separate for each user of the computer. */
export const useTextDraftKey = (module: Module, mode: Mode, values: ValueContext): string => {
  const user = useUserKey()
  return `${user ?? ''}/${draftKeyOf(module, mode, values)}`
}
