import { asRecord, isObject } from '../../../../contract/json.ts'
import type { Mode } from '../../../../contract/operations/operation-names.ts'
import type { Module, Platform } from '../../../../modules/format/types.ts'
import { useUserKey } from '../../../session/use-session.ts'
import { copyParameter } from '../../routes/module-paths.ts'
import type { ValueContext } from '../../values.ts'

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

/** The storage key of a draft of a whole form. For a new record, it includes the mode and the query. */
export const formDraftKey = (module: Module, mode: Mode, values: ValueContext, idPrefix: string): string => {
  const made = mode === 'create' ? `${values.platform} ${JSON.stringify(queryOf(module, values.query))}` : ''
  return `${idPrefix} ${draftKeyOf(module, mode, values)} ${made}`
}

/** The storage key of a form's drafts in the browser. */
const draftKeyOf = (module: Module, mode: Mode, { route, row }: ValueContext): string =>
  `${module.id}/${mode}/${[...Object.values(route ?? {}), ...(row === undefined ? [] : [asRecord(row).id])].join('/')}`

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
