import { asRecord } from '../../../../contract/json.ts'
import type { Module } from '../../../../modules/format/types.ts'
import type { ValueContext } from '../../values.ts'

/** The name under which what is typed into a whole form is kept; a new record is made for its mode and its place. */
export const formDraftKey = (
  module: Module,
  mode: 'create' | 'update',
  values: ValueContext,
  idPrefix: string,
): string => {
  const made = mode === 'create' ? `${values.platform} ${JSON.stringify(values.query ?? {})}` : ''
  return `${idPrefix} ${draftKeyOf(module, mode, values)} ${made}`
}

/** The name under which drafts of a form are kept in the browser. */
export const draftKeyOf = (module: Module, mode: 'create' | 'update', { route, row }: ValueContext): string =>
  `${module.id}/${mode}/${[...Object.values(route ?? {}), ...(row === undefined ? [] : [asRecord(row).id])].join('/')}`
