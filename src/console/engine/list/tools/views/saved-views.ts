import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { asRecord, parsedOrNull } from '../../../../../contract/json.ts'
import { useUserStorage } from '../../../../session/use-user-storage.ts'
import { useGo } from '../../../../ui/page/navigate.tsx'
import type { ListPage } from '../../use-list-page.ts'
import { useVisibleColumns } from '../../use-list-settings.ts'

/** A saved list configuration with a name. */
export interface SavedView {
  name: string
  /** The query of the list's URL, including columns. */
  query: string
}

/** Parses views from JSON; invalid ones are ignored. */
export const readViews = (text: string | null): readonly SavedView[] => {
  const found = parsedOrNull(text ?? '')
  return (Array.isArray(found) ? found : []).flatMap((item) => {
    const { name, query } = asRecord(item)
    return typeof name === 'string' && typeof query === 'string' ? [{ name, query }] : []
  })
}

/** Adds a view; replaces one of the same name. */
export const withView = (views: readonly SavedView[], view: SavedView): readonly SavedView[] =>
  [...views.filter(({ name }) => name !== view.name), view].sort((a, b) => a.name.localeCompare(b.name))

/** The URL query for a view: on the first page, with the visible columns. */
export const viewQuery = (search: string, columns: readonly string[] | null): string => {
  const query = new URLSearchParams(search)
  query.delete('page')
  if (columns) query.set('columns', columns.join(','))
  return query.toString()
}

/** The user's saved views of a list. */
export const useViews = (page: ListPage) => {
  const [text, write] = useUserStorage(`views:${page.module.id}`)
  const views = useMemo(() => readViews(text), [text])
  const { pathname, search } = useLocation()
  const navigate = useGo()
  const shown = useVisibleColumns(page)
  const usual = page.list.columns
  const isUsual = shown.length === usual.length && shown.every((column, index) => column === usual[index])
  const put = (next: readonly SavedView[]): void => write(next.length === 0 ? null : JSON.stringify(next))
  return {
    views,
    save: (name: string): void => {
      const query = viewQuery(search, isUsual ? null : shown.map(({ field }) => field))
      put(withView(views, { name, query }))
    },
    remove: (name: string): void => put(views.filter((view) => view.name !== name)),
    open: ({ query }: SavedView): void => void navigate({ pathname, search: query }),
    /** The full address of a view, for sharing. */
    linkOf: ({ query }: SavedView): string => `${location.origin}${pathname}${query && `?${query}`}`,
  }
}
