import { asRecord, isObject } from '../../../../contract/json.ts'
import type { Mode } from '../../../../contract/operations/operation-names.ts'
import type { Module, Platform } from '../../../../modules/format/types.ts'
import { copyParameter } from '../../routes/module-paths.ts'
import type { ValueContext } from '../../values.ts'

/** The parameters of the address that a file of a module takes something from. */
const namedIn = (part: unknown): readonly string[] => {
  if (Array.isArray(part)) return part.flatMap(namedIn)
  if (!isObject(part)) return []
  return Object.entries(part).flatMap(([key, value]) => (key === '$query' ? [String(value)] : namedIn(value)))
}

/** What the address says to a new record's form; what it says to the list that lies under it does not count. */
const queryOf = (
  { form, ui }: Module,
  query: ValueContext['query'] = {},
): Readonly<Record<string, unknown>> => {
  const names = new Set([copyParameter, ...namedIn(form), ...namedIn(ui)])
  return Object.fromEntries(
    [...names].sort().flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])),
  )
}

/** The name under which what is typed into a whole form is kept; a new record is made for its mode and its place. */
export const formDraftKey = (module: Module, mode: Mode, values: ValueContext, idPrefix: string): string => {
  const made = mode === 'create' ? `${values.platform} ${JSON.stringify(queryOf(module, values.query))}` : ''
  return `${idPrefix} ${draftKeyOf(module, mode, values)} ${made}`
}

/** The name under which drafts of a form are kept in the browser. */
export const draftKeyOf = (module: Module, mode: Mode, { route, row }: ValueContext): string =>
  `${module.id}/${mode}/${[...Object.values(route ?? {}), ...(row === undefined ? [] : [asRecord(row).id])].join('/')}`

/** The form of a page that a draft was typed into. */
export interface DraftedForm {
  module: string
  mode: Mode
  /** The parameters of the route, in its order; the last is the number of a record. */
  route: readonly string[]
  /** Of a new record: the mode that it is made for, and the query of its address. */
  made: { platform: Platform; query: Readonly<Record<string, string>> } | undefined
}

/** The form behind a name that {@link formDraftKey} gave; undefined for one that was no page. */
export const draftedForm = (key: string): DraftedForm | undefined => {
  const [, module, mode, route = '', platform, query = '{}'] =
    /^form ([\w-]+)\/(create|update)\/(.*?) (?:(WEB|MOBILE) (\{.*\}))?$/.exec(key) ?? []
  if (module === undefined || (mode !== 'create' && mode !== 'update')) return undefined
  const made = platform && { platform: platform as Platform, query: JSON.parse(query) }
  return { module, mode, route: route.split('/'), made: made || undefined }
}
