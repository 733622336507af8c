import { useSearch } from '../../../../ui/page/navigate.tsx'
import { type ListLook, lookedColumns, withWidth } from '../../state/list-look.ts'
import { useListLook, useShownColumns } from '../../use-list-look.ts'
import type { ListPage } from '../../use-list-page.ts'

/** The columns of a list for selection; if the URL has columns, the visible ones come first. */
export const useColumnChoice = (page: ListPage) => {
  const { look, setLook } = useListLook(page)
  const [search, setSearch] = useSearch()
  const shown = useShownColumns(page).map(({ field }) => field)
  const named = search.get('columns')
  const order = named === null ? (look.order ?? []) : named.split(',')
  const columns = lookedColumns(page.list.columns, { order })
  const fields = columns.map(({ field }) => field)
  const hidden = fields.filter((field) => !shown.includes(field))

  /** A change here replaces the columns of the URL. */
  const change = (next: ListLook | null): void => {
    setLook(next)
    if (named === null) return
    setSearch(
      (current) => {
        const query = new URLSearchParams(current)
        query.delete('columns')
        return query
      },
      { replace: true },
    )
  }
  const current: ListLook = { ...look, order: fields, hidden }
  return {
    columns,
    look,
    isShown: (field: string): boolean => shown.includes(field),
    shownCount: shown.length,
    show: (field: string, isShown: boolean): void =>
      change({
        ...current,
        hidden: isShown ? hidden.filter((one) => one !== field) : [...hidden, field],
      }),
    move: (index: number, by: -1 | 1): void => {
      const [field] = fields.slice(index, index + 1)
      if (field === undefined) return
      change({ ...current, order: fields.toSpliced(index, 1).toSpliced(index + by, 0, field) })
    },
    resize: (field: string, width: number | undefined): void => change(withWidth(current, field, width)),
    setDensity: (isCompact: boolean): void => {
      const { density: _, ...others } = current
      change(isCompact ? { ...others, density: 'compact' } : others)
    },
    reset: (): void => change(null),
  }
}
