import { asRecord, isObject } from '../../../../contract/json.ts'
import type { Mode } from '../../../../contract/operations/operation-names.ts'
import type { Module } from '../../../../modules/format/types.ts'
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
