import { asRecord, parsedOrNull } from '../../../../contract/json.ts'
import type { Column } from '../../../../modules/format/types.ts'

/** A user's settings for a list. */
export interface ListSettings {
  /** Fields of the columns in order; columns that are not included come last. */
  order?: readonly string[]
  hidden?: readonly string[]
  /** Widths of columns by field, in CSS pixels. */
  widths?: Readonly<Record<string, number>>
  density?: 'compact'
  /** The selected view; the list's own if omitted. */
  view?: 'table' | 'grid'
}

/** Minimum and maximum width of a column, in CSS pixels. */
export const minColumnWidth = 48
export const maxColumnWidth = 1200

/** The settings with this width for a column; undefined resets it. */
export const withWidth = (settings: ListSettings, field: string, width: number | undefined): ListSettings => {
  const { [field]: _, ...others } = settings.widths ?? {}
  return { ...settings, widths: width === undefined ? others : { ...others, [field]: width } }
}

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

/** Parses settings from JSON; invalid parts are ignored. */
export const parseListSettings = (text: string | null): ListSettings => {
  const { order, hidden, widths, density, view } = asRecord(text === null ? null : parsedOrNull(text))
  const sizes = Object.entries(asRecord(widths)).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  )
  return {
    order: texts(order),
    hidden: texts(hidden),
    widths: Object.fromEntries(sizes),
    ...(density === 'compact' && { density }),
    ...((view === 'table' || view === 'grid') && { view }),
  }
}

/** The visible columns in order; `named` columns from the URL take precedence over stored ones. */
export const visibleColumns = (
  columns: readonly Column[],
  { order = [], hidden = [] }: ListSettings,
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
  // Falls back to all columns when none would be visible.
  return shown.length > 0 ? shown : columns
}
