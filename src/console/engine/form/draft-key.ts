import type { Module } from '../../../modules/format/types.ts'
import type { ValueContext } from '../values.ts'

/** The name under which drafts of a form are kept in the browser. */
export const draftKeyOf = (module: Module, mode: 'create' | 'update', { route }: ValueContext): string =>
  `${module.id}/${mode}/${Object.values(route ?? {}).join('/')}`
