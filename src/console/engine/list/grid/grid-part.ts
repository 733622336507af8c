import type { Module } from '../../../../modules/format/types.ts'
import { currentUserKey } from '../../../session/session-store.ts'
import { readUserStorage } from '../../../session/use-user-storage.ts'
import { lookKey } from '../../../storage-keys.ts'
import { narrowerThan } from '../../../ui/styles/breakpoints.ts'
import { listFileOf } from '../state/list-request.ts'
import { parseListSettings } from '../state/list-settings.ts'
import { toolPart } from '../tools/tool-part.ts'

/** The grid of a list. */
export const gridPart = toolPart(() => import('./grid-view.tsx').then((file) => file.GridView))

/** Loads the grid if the list of a module opens as one, while its rows load; phones have no grid. */
export const fetchGridOf = async (module: Module): Promise<void> => {
  const { view } = parseListSettings(readUserStorage(lookKey(module.id), currentUserKey()))
  const isGrid = (view ?? listFileOf(module).view) === 'grid' && !matchMedia(narrowerThan('sm')).matches
  // The list tries again, and shows a failure.
  if (isGrid) await gridPart.fetch().catch(() => undefined)
}
