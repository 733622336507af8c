import { useMemo } from 'react'
import type { Column } from '../../../modules/format/types.ts'
import { useUserStorage } from '../../session/use-user-storage.ts'
import { type ListLook, lookedColumns, readLook } from './state/list-look.ts'
import type { ListPage } from './use-list-page.ts'

/** The signed-in user's settings for a list, and their setter. */
export const useListLook = ({ module }: Pick<ListPage, 'module'>) => {
  const [text, write] = useUserStorage(`look:${module.id}`)
  const look = useMemo(() => readLook(text), [text])
  return { look, setLook: (next: ListLook | null) => write(next && JSON.stringify(next)) }
}

/** The visible columns of a list, from the URL or the user's settings. */
export const useShownColumns = (page: Pick<ListPage, 'module' | 'list' | 'values'>): readonly Column[] => {
  const { look } = useListLook(page)
  const { list, values } = page
  return useMemo(
    () => lookedColumns(list.columns, look, values.query?.columns),
    [list, values.query?.columns, look],
  )
}
