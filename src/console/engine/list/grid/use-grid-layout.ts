import { useMemo } from 'react'
import { useLabel } from '../../../i18n/use-label.ts'
import type { ListPage } from '../use-list-page.ts'
import { useVisibleColumns } from '../use-list-settings.ts'
import type { GridColumn } from './grid-columns.ts'
import type { GridForm } from './use-grid-form.ts'

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
