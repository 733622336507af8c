import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useUserStorage } from '../../../../session/use-user-storage.ts'
import { useGo } from '../../../../ui/page/navigate.tsx'
import type { ListPage } from '../../use-list-page.ts'
import { useVisibleColumns } from '../../use-list-settings.ts'
import { readViews, type SavedView, viewQuery, withView } from './saved-views.ts'

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
