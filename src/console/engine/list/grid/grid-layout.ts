import { alpha, type Theme } from '@mui/material/styles'
import { useMemo } from 'react'
import { useLabel } from '../../../i18n/use-label.ts'
import { useVisibleColumns } from '../state/list-settings.ts'
import type { ListPage } from '../use-list-page.ts'
import type { CellKind, GridColumn } from './grid-columns.ts'
import type { GridForm } from './use-grid-form.ts'

/** Widths of columns by the kind of their cells, in pixels. */
const widths: Partial<Readonly<Record<CellKind, number>>> = {
  lines: 240,
  rich: 240,
  toggle: 110,
  number: 110,
  date: 130,
  duration: 110,
}

/** Widths of the columns with check boxes and with handles, in pixels. */
export const checkBoxWidth = 50
export const handleWidth = 56

/** Height of what surrounds the rows of a list, in pixels. */
export const aroundList = 390

/** The heading of a column, with the language of a translated text. */
export const headingOf = (column: GridColumn, label: (text: string) => string): string =>
  column.language ? `${label(column.label)} (${column.language.name})` : label(column.label)

const noKeys: ReadonlySet<string> = new Set()

/**
 * The shown columns of a grid with their headings, and its page for the dialog of columns, with settings of its own. Only
 * columns named in `named` are shown, if given, and those with faults.
 */
export const useGridLayout = (
  page: ListPage,
  form: GridForm | null,
  named?: readonly string[],
  faulty = noKeys,
) => {
  const { module } = page
  const label = useLabel()
  const gridPage = useMemo(
    () => ({
      ...page,
      ...(named && { values: { ...page.values, query: { ...page.values.query, columns: named.join(',') } } }),
      settingsName: `${module.id}/grid`,
      list: {
        ...page.list,
        columns: (form?.columns ?? []).map((column) => ({
          field: column.key,
          label: column.language ? headingOf(column, label) : column.label,
        })),
      },
    }),
    [page, module.id, form, label, named],
  )
  const shownColumns = useVisibleColumns(gridPage)
  const columns = useMemo(() => {
    const shown = shownColumns.flatMap(({ field, label: heading }) => {
      const column = form?.columns.find(({ key }) => key === field)
      return column ? [{ ...column, heading: label(heading) }] : []
    })
    const hidden = (form?.columns ?? []).filter(
      ({ key }) => faulty.has(key) && !shown.some((column) => column.key === key),
    )
    return [...shown, ...hidden.map((column) => ({ ...column, heading: headingOf(column, label) }))]
  }, [shownColumns, form, label, faulty])
  return { gridPage, columns }
}

export type ShownColumn = ReturnType<typeof useGridLayout>['columns'][number]

/** The styles of a grid's cells, by their classes. */
export const gridStyles = ({ palette }: Theme) => ({
  border: 0,
  '--DataGrid-rowBorderColor': palette.divider,
  '& .MuiDataGrid-cell': { userSelect: 'none' },
  '& .MuiDataGrid-checkboxInput': { color: palette.primary.main },
  '& .MuiDataGrid-cell--editing': { userSelect: 'text', overflow: 'visible', p: 0, position: 'relative' },
  '& .chosen': { bgcolor: 'action.selected' },
  '& .changed': { borderInlineStart: `3px solid ${palette.primary.main}`, fontWeight: 600 },
  '& .faulty': { bgcolor: alpha(palette.error.main, 0.16), borderInlineStartColor: palette.error.main },
  '& .conflict': { bgcolor: alpha(palette.warning.main, 0.2), borderInlineStartColor: palette.warning.main },
})

/** Heights of rows and headings by the density of a list, in pixels. */
export const heightsOf = (density: unknown) =>
  density === 'compact' ? { row: 36, heading: 39 } : { row: 52, heading: 56 }

/** CSS height of a grid's rows in a page where `around` pixels are used by other parts. */
export const gridHeight = (around: number): string => `max(360px, calc(100dvh - ${around}px))`

/** The layout of a column: `width` in pixels, of the user's settings if given; columns of texts share the space left. */
export const layoutOf = (
  kind: CellKind,
  chosen?: number,
): { width: number; flex?: number; minWidth?: number } => {
  const width = chosen ?? widths[kind] ?? 160
  const isGrowing = chosen === undefined && (kind === 'text' || kind === 'lines')
  return isGrowing ? { width, flex: 1, minWidth: width } : { width }
}
