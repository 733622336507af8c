import type { GridRow } from '../grid/use-edited-rows.ts'

/** The states of the rows of an import, in the order of their filters. */
export const rowStates = ['new', 'changed', 'unchanged', 'invalid'] as const

export type RowState = (typeof rowStates)[number]

/** The state of a row before it is saved: `invalid` cannot be saved, or was refused. */
export const stateOf = ({ edit, faults, refusal }: GridRow): RowState => {
  if (!edit) return 'unchanged'
  if (Object.keys(faults).length > 0 || refusal) return 'invalid'
  return edit.params === undefined ? 'new' : 'changed'
}

/** The faults of a row with the names of their columns, for files. */
export const faultText = ({ faults, refusal }: GridRow, headingOf: (key: string) => string): string =>
  [
    ...Object.entries({ ...faults, ...refusal?.cells }).map(
      ([key, message]) => `${headingOf(key)}: ${message}`,
    ),
    ...(refusal?.message === undefined ? [] : [refusal.message]),
  ].join('; ')
