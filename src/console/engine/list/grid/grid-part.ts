import { languagesRequest } from '../../../../client/content-languages.ts'
import { queryClient } from '../../../../client/query-client.ts'
import { asRecord } from '../../../../contract/json.ts'
import type { Module } from '../../../../modules/format/types.ts'
import { currentUserKey } from '../../../session/session-store.ts'
import { readUserStorage } from '../../../session/use-user-storage.ts'
import { listFileOf } from '../state/list-request.ts'
import { parseListSettings } from '../state/list-settings.ts'
import { toolPart } from '../tools/tool-part.ts'

/** The grid of a list. */
export const gridPart = toolPart(() => import('./grid-view.tsx').then((file) => file.GridView))

/** Whether the form of a module has texts in several languages. */
const hasTranslations = ({ ui = {} }: Module): boolean =>
  Object.values(ui).some((node) => asRecord(node)['ui:widget'] === 'translations')

/** Starts to load the grid if the list of a module opens as one, while its rows load. */
export const fetchGridOf = (module: Module): void => {
  const { view } = parseListSettings(readUserStorage(`look:${module.id}`, currentUserKey()))
  if ((view ?? listFileOf(module).view) !== 'grid') return
  // The list tries again, and shows a failure.
  gridPart.fetch().catch(() => undefined)
  if (hasTranslations(module)) void queryClient.prefetchQuery(languagesRequest())
}
