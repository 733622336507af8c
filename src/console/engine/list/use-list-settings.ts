import { useMemo } from 'react'
import type { Column } from '../../../modules/format/types.ts'
import { useUserStorage } from '../../session/use-user-storage.ts'
import { lookKey } from '../../storage-keys.ts'
import { type ListSettings, parseListSettings, visibleColumns } from './state/list-settings.ts'
import type { ListPage } from './use-list-page.ts'

/** The signed-in user's settings for a list, and their setter. */
export const useListSettings = ({
  module,
  lookName = module.id,
}: {
  module: { id: string }
  lookName?: string
}) => {
  const [text, write] = useUserStorage(lookKey(lookName))
  const settings = useMemo(() => parseListSettings(text), [text])
  return { settings, setSettings: (next: ListSettings | null) => write(next && JSON.stringify(next)) }
}

/** Whether a list shows its grid: the user's or the list's choice, for users who may update its records. */
export const useIsGrid = (page: Pick<ListPage, 'module' | 'list' | 'can'>): boolean => {
  const { settings } = useListSettings(page)
  const { list, module, can } = page
  return (settings.view ?? list.view) === 'grid' && can.update && module.schema !== undefined
}

/** The visible columns of a list, from the URL or the user's settings. */
export const useVisibleColumns = (
  page: Pick<ListPage, 'module' | 'list' | 'values' | 'lookName'>,
): readonly Column[] => {
  const { settings } = useListSettings(page)
  const { list, values } = page
  return useMemo(
    () => visibleColumns(list.columns, settings, values.query?.columns),
    [list, values.query?.columns, settings],
  )
}
