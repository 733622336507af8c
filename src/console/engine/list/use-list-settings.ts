import { useMemo } from 'react'
import type { Column } from '../../../modules/format/types.ts'
import { useUserStorage } from '../../session/use-user-storage.ts'
import { listSettingsKey } from '../../storage-keys.ts'
import { type ListSettings, parseListSettings, visibleColumns } from './state/list-settings.ts'
import type { ListPage } from './use-list-page.ts'

/** The signed-in user's settings for a list, and their setter. */
export const useListSettings = ({
  module,
  settingsName = module.id,
}: {
  module: { id: string }
  settingsName?: string
}) => {
  const [text, write] = useUserStorage(listSettingsKey(settingsName))
  const settings = useMemo(() => parseListSettings(text), [text])
  return { settings, setSettings: (next: ListSettings | null) => write(next && JSON.stringify(next)) }
}

type ListPart = Pick<ListPage, 'module' | 'list' | 'can'>

/** Whether a list has a grid: its records have a form, and the user may update them. */
export const hasGrid = ({ module, can }: ListPart): boolean => can.update && module.schema !== undefined

/** Whether a list shows its grid: the user's or the list's choice. */
export const useIsGrid = (page: ListPart): boolean => {
  const { settings } = useListSettings(page)
  return (settings.view ?? page.list.view) === 'grid' && hasGrid(page)
}

/** The visible columns of a list, from the URL or the user's settings. */
export const useVisibleColumns = (
  page: Pick<ListPage, 'module' | 'list' | 'values' | 'settingsName'>,
): readonly Column[] => {
  const { settings } = useListSettings(page)
  const { list, values } = page
  return useMemo(
    () => visibleColumns(list.columns, settings, values.query?.columns),
    [list, values.query?.columns, settings],
  )
}
