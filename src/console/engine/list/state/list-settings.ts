import { useMemo } from 'react'
import { asRecord, parsedOrNull } from '../../../../contract/json.ts'
import type { Column } from '../../../../modules/format/types.ts'
import { useUserStorage } from '../../../session/use-user-storage.ts'
import { listSettingsKey } from '../../../storage-keys.ts'
import type { ListPage } from '../use-list-page.ts'

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

/** The signed-in user's settings for a list, and their setter. */
export const useListSettings = ({
  module,
  settingsName = module.id,
}: {
  module: { id: string }
  settingsName?: string
}) => {
  const [text, write] = useUserStorage(listSettingsKey(settingsName))
  const settings = useMemo(() => parseListSettings(text), [text])
  return { settings, setSettings: (next: ListSettings | null) => write(next && JSON.stringify(next)) }
}

type ListPart = Pick<ListPage, 'module' | 'list' | 'can'>

/** Whether a list has a grid: its records have a form, and the user may update them. */
export const hasGrid = ({ module, can }: ListPart): boolean => can.update && module.schema !== undefined

/** Whether a list shows its grid: the user's or the list's choice. */
export const useIsGrid = (page: ListPart): boolean => {
  const { settings } = useListSettings(page)
  return (settings.view ?? page.list.view) === 'grid' && hasGrid(page)
}

/** The visible columns of a list, from the URL or the user's settings. */
export const useVisibleColumns = (
  page: Pick<ListPage, 'module' | 'list' | 'values' | 'settingsName'>,
): readonly Column[] => {
  const { settings } = useListSettings(page)
  const { list, values } = page
  return useMemo(
    () => visibleColumns(list.columns, settings, values.query?.columns),
    [list, values.query?.columns, settings],
  )
}
