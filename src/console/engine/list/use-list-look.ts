import { useMemo } from 'react'
import type { Column } from '../../../modules/format/types.ts'
import { useUserStorage } from '../../session/use-user-storage.ts'
import { type ListLook, lookedColumns, readLook } from './state/list-look.ts'
import type { ListPage } from './use-list-page.ts'

/** The signed-in user's settings for a list, and their setter. */
export const useListLook = ({ module, lookName = module.id }: Pick<ListPage, 'module' | 'lookName'>) => {
  const [text, write] = useUserStorage(`look:${lookName}`)
  const look = useMemo(() => readLook(text), [text])
  return { look, setLook: (next: ListLook | null) => write(next && JSON.stringify(next)) }
}

/** Whether a list shows its grid: the user's or the list's choice, for users who may update its records. */
export const useIsGrid = (page: Pick<ListPage, 'module' | 'list' | 'can'>): boolean => {
  const { look } = useListLook(page)
  const { list, module, can } = page
  return (look.view ?? list.view) === 'grid' && can.update && module.schema !== undefined
}

/** The visible columns of a list, from the URL or the user's settings. */
export const useShownColumns = (
  page: Pick<ListPage, 'module' | 'list' | 'values' | 'lookName'>,
): readonly Column[] => {
  const { look } = useListLook(page)
  const { list, values } = page
  return useMemo(
    () => lookedColumns(list.columns, look, values.query?.columns),
    [list, values.query?.columns, look],
  )
}
