import { asRecord, parsedOrNull } from '../../../../contract/json.ts'
import type { Column } from '../../../../modules/format/types.ts'

/** How somebody likes to see a list. */
export interface ListLook {
  /** Fields of the columns from the first to the last; columns that it does not name come after them. */
  order?: readonly string[]
  hidden?: readonly string[]
  /** Widths of columns by field, in CSS pixels. */
  widths?: Readonly<Record<string, number>>
  density?: 'compact'
}

/** How narrow and how wide a column can be made, in CSS pixels. */
export const minColumnWidth = 48
export const maxColumnWidth = 1200

/** The look with a column of this width; undefined: of its usual one. */
export const withWidth = (look: ListLook, field: string, width: number | undefined): ListLook => {
  const { [field]: _, ...others } = look.widths ?? {}
  return { ...look, widths: width === undefined ? others : { ...others, [field]: width } }
}

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

/** Reads what `JSON.stringify` made of a look; whatever is no look is left out. */
export const readLook = (text: string | null): ListLook => {
  const { order, hidden, widths, density } = asRecord(text === null ? null : parsedOrNull(text))
  const sizes = Object.entries(asRecord(widths)).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  )
  return {
    order: texts(order),
    hidden: texts(hidden),
    widths: Object.fromEntries(sizes),
    ...(density === 'compact' && { density }),
  }
}

/** The columns that a look shows, in its order; `named`, as an address gives them, goes before what is kept. */
export const lookedColumns = (
  columns: readonly Column[],
  { order = [], hidden = [] }: ListLook,
  named: unknown = undefined,
): readonly Column[] => {
  const fields = typeof named === 'string' ? named.split(',') : order
  const place = ({ field }: Column): number => {
    const at = fields.indexOf(field)
    return at < 0 ? fields.length : at
  }
  const sorted = fields.length === 0 ? columns : [...columns].sort((a, b) => place(a) - place(b))
  const shown = sorted.filter(({ field }) =>
    typeof named === 'string' ? fields.includes(field) : !hidden.includes(field),
  )
  // An address that names nothing of the list, or a list without any column, helps nobody.
  return shown.length > 0 ? shown : columns
}
