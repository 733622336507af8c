import { useMemo } from 'react'
import { useLabel } from '../../../i18n/use-label.ts'
import type { ListPage } from '../use-list-page.ts'
import { useVisibleColumns } from '../use-list-settings.ts'
import type { GridForm } from './use-grid-form.ts'

/** The shown columns of a grid with their headings, and its page for the dialog of columns, with settings of its own. */
export const useGridLayout = (page: ListPage, form: GridForm | null) => {
  const { module } = page
  const label = useLabel()
  const gridPage = useMemo(
    () => ({
      ...page,
      lookName: `${module.id}/grid`,
      list: {
        ...page.list,
        columns: (form?.columns ?? []).map((column) => ({
          field: column.key,
          label: column.language ? `${label(column.label)} (${column.language.name})` : column.label,
        })),
      },
    }),
    [page, module.id, form, label],
  )
  const shownColumns = useVisibleColumns(gridPage)
  const columns = useMemo(
    () =>
      shownColumns.flatMap(({ field, label: heading }) => {
        const column = form?.columns.find(({ key }) => key === field)
        return column ? [{ ...column, heading: label(heading) }] : []
      }),
    [shownColumns, form, label],
  )
  return { gridPage, columns }
}

export type ShownColumn = ReturnType<typeof useGridLayout>['columns'][number]
