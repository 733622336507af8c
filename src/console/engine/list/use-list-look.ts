import { useMemo } from 'react'
import type { Column } from '../../../modules/format/types.ts'
import { useUserStorage } from '../../session/use-user-storage.ts'
import { type ListLook, lookedColumns, readLook } from './state/list-look.ts'
import type { ListPage } from './use-list-page.ts'

/** How the signed-in user likes to see a list, and how to change it. */
export const useListLook = ({ module }: Pick<ListPage, 'module'>) => {
  const [text, write] = useUserStorage(`look:${module.id}`)
  const look = useMemo(() => readLook(text), [text])
  return { look, setLook: (next: ListLook | null) => write(next && JSON.stringify(next)) }
}

/** The columns of a list as its user wants them, or as the address names them. */
export const useShownColumns = (page: Pick<ListPage, 'module' | 'list' | 'values'>): readonly Column[] => {
  const { look } = useListLook(page)
  const { list, values } = page
  return useMemo(
    () => lookedColumns(list.columns, look, values.query?.columns),
    [list, values.query?.columns, look],
  )
}
