import type { Module } from '../../../../modules/format/types.ts'
import { currentUserKey } from '../../../session/session-store.ts'
import { readUserStorage } from '../../../session/use-user-storage.ts'
import { listSettingsKey } from '../../../storage-keys.ts'
import { nextPaint } from '../../../ui/lazy/after-paint.tsx'
import { lazyPart } from '../../../ui/lazy/lazy-when-idle.tsx'
import { narrowerThan } from '../../../ui/styles/layout-sizes.ts'
import { listFileOf } from '../state/list-rows.ts'
import { parseListSettings } from '../state/list-settings.ts'
import { toolPart } from '../tools/tool-part.ts'

/** The rows of a list's grid until {@link gridPart} has loaded. */
export const firstRowsPart = lazyPart(() => import('./first-rows.tsx').then((file) => file.FirstRows))

/** The grid of a list. Its code is large, and loads after the first rows have been painted. */
export const gridPart = toolPart(async () => {
  await nextPaint()
  return (await import('./grid-view.tsx')).GridView
})

/** Loads what shows the first rows of a grid if the list of a module opens as one; phones have no grid. */
export const fetchFirstRowsOf = async (module: Module): Promise<void> => {
  const { view } = parseListSettings(readUserStorage(listSettingsKey(module.id), currentUserKey()))
  const isGrid = (view ?? listFileOf(module).view) === 'grid' && !matchMedia(narrowerThan('sm')).matches
  // The list tries again, and shows a failure.
  if (isGrid && gridPart.loaded() === null) await firstRowsPart.fetch().catch(() => undefined)
}
