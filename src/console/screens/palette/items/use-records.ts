import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { FoundRecord } from '../../../../../generated/api/foundation.schemas.ts'
import { useSearchRecords } from '../../../../../generated/api/search/search.ts'
import { isAvailable } from '../../../../client/availability.ts'
import { moduleEntries, moduleQuery } from '../../../engine/modules.ts'
import { type LoadedModule, mayContain, recordPlace } from '../../../engine/routes/record-address.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import { usePrivilegeCheck } from '../../../session/use-session.ts'
import { useDebouncedValue } from '../../../ui/hooks/use-debounced.ts'
import { joinFacts } from '../../../ui/join-facts.ts'
import type { PaletteItem, useMenuScreens } from './use-menu-screens.ts'

const maxRecords = 12
/** Debounce of the search, in milliseconds. */
const debounce = 200

/** `none`: no request, because nothing is typed or there is no such operation. */
export type RecordsStatus = 'none' | 'searching' | 'failed' | 'done'

/** The files of the modules that may contain these records. */
const useModules = (
  found: readonly FoundRecord[],
): { loaded: readonly LoadedModule[]; isLoading: boolean } => {
  const candidates = moduleEntries.filter(({ module }) => found.some((record) => mayContain(module, record)))
  return useQueries({
    queries: candidates.map(moduleQuery),
    combine: (results) => ({
      loaded: results.flatMap(({ data }, index) => {
        const entry = candidates[index]
        return data && entry ? [{ entry, module: data }] : []
      }),
      isLoading: results.some(({ isPending }) => isPending),
    }),
  })
}

/** Records of all modules that match the typed text, if the API has such a search and the user may open them. */
export const useRecords = (typed: string, menu: ReturnType<typeof useMenuScreens>) => {
  const { t } = useTranslation('tools')
  const label = useLabel()
  const check = usePrivilegeCheck()
  const text = typed.trim()
  const rested = useDebouncedValue(text, debounce)
  const isAsked = isAvailable('searchRecords') && rested !== ''
  const query = useSearchRecords(
    { text: rested, limit: maxRecords },
    { query: { enabled: isAsked, retry: false } },
  )
  const isCurrent = isAsked && rested === text
  const found = isCurrent ? (query.data?.payload ?? []) : []
  const { loaded, isLoading } = useModules(found)

  const toItem = (record: FoundRecord): PaletteItem[] => {
    const { entry, to } = recordPlace(record, loaded, check) ?? {}
    if (!entry || to === undefined) return []
    const { screen, mode } = menu.placeOf(entry.module, to)
    const one = label(entry.module.one ?? entry.module.title)
    const name = record.label ?? t('palette.unnamed', { one, id: record.recordId })
    return [
      {
        id: `record ${record.resource} ${record.recordId}`,
        text: name,
        detail: joinFacts([one, ...menu.modeFacts(mode)]),
        icon: screen?.icon ?? '',
        ...(record.text !== null && { excerpt: record.text }),
        names: [name],
        run: () => menu.open(to, mode),
      },
    ]
  }
  const status = (): RecordsStatus => {
    if (text === '' || !isAvailable('searchRecords')) return 'none'
    if (isCurrent && query.isError) return 'failed'
    return !isCurrent || query.isPending || isLoading ? 'searching' : 'done'
  }
  return { items: found.flatMap(toItem), status: status(), retry: () => void query.refetch() }
}
