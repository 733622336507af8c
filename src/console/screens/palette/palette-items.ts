import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import type { FoundRecord } from '../../../../generated/api/foundation.schemas.ts'
import { useSearchRecords } from '../../../../generated/api/search/search.ts'
import { isAvailable } from '../../../client/availability.ts'
import { modulePaths } from '../../../modules/format/paths.ts'
import type { ModuleFile, Platform } from '../../../modules/format/types.ts'
import { moduleEntries, moduleQuery } from '../../engine/modules.ts'
import { type LoadedModule, mayContain, recordPlace } from '../../engine/routes/record-address.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { enterPlatform, modeTexts } from '../../session/platform.ts'
import { usePrivilegeCheck } from '../../session/use-session.ts'
import { currentLink, type MenuItem } from '../../shell/menu/menu-model.ts'
import { useMenuView } from '../../shell/menu/use-menu.ts'
import { useDebouncedValue } from '../../ui/hooks/use-debounced.ts'
import { joinFacts } from '../../ui/text-direction.ts'

/** An item of the palette. */
export interface PaletteItem {
  id: string
  /** In the present language. */
  text: string
  /** Its group and mode. */
  detail: string
  /** Additional search terms: its English name, its group. */
  names: readonly string[]
  /** Name in the menu's icon registry; omitted for items without an icon. */
  icon?: string | undefined
  /** The part of a record that matched, if not its name. */
  excerpt?: string
  run: () => void
}

/** Items under a heading. */
export interface PaletteSection {
  heading: string
  items: readonly PaletteItem[]
}

/** A screen of the menu; `id` is its address. */
interface MenuScreen extends PaletteItem {
  platform: Platform
}

interface Leaf {
  item: MenuItem
  groups: readonly string[]
  /** Its own icon, or that of its group. */
  icon: string | undefined
}

const leavesOf = (items: readonly MenuItem[], groups: readonly string[] = [], outer?: string): Leaf[] =>
  items.flatMap((item) => {
    const icon = item.icon ?? outer
    return item.children.length > 0
      ? leavesOf(item.children, [...groups, item.label], icon)
      : [{ item, groups, icon }]
  })

/**
 * The screens that the user may open, first of this mode, then of the other, the one of the open page, and functions for
 * items of either mode.
 */
export const useMenuScreens = () => {
  const { t } = useTranslation('tools')
  const { t: shell } = useTranslation()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { platform, other, translate, of } = useMenuView()
  return useMemo(() => {
    /** The fact that an item belongs to the other mode. */
    const modeFacts = (mode: Platform): readonly string[] =>
      mode === platform ? [] : [t('palette.inMode', { platform: shell(modeTexts[mode]) })]
    /** Opens an address in a mode. */
    const open = (to: string, mode: Platform): void =>
      void navigate(to, mode === platform ? {} : enterPlatform(mode))
    const screens = new Map<string, MenuScreen>()
    for (const mode of [platform, other])
      for (const { item, groups, icon } of leavesOf(of(mode))) {
        const { to, label } = item
        if (to === undefined || screens.has(to)) continue
        screens.set(to, {
          id: to,
          text: translate(label),
          detail: joinFacts([...groups.map(translate), ...modeFacts(mode)]),
          names: [translate(label), label, ...groups.map(translate), ...groups],
          platform: mode,
          icon,
          run: () => open(to, mode),
        })
      }
    const items = [...screens.keys()].map((to) => ({ to, label: '', icon: undefined, children: [] }))
    /** The screen of an address. */
    const screenAt = (path: string): MenuScreen | undefined => screens.get(currentLink(items, path) ?? '')
    /** The screen of a module with a page at an address, and the mode of that page. */
    const placeOf = (module: ModuleFile, to: string): { screen: MenuScreen | undefined; mode: Platform } => {
      const screen = screenAt(modulePaths(module, 'list')[0] ?? to)
      return { screen, mode: module.platform ?? screen?.platform ?? platform }
    }
    return { screens: [...screens.values()], here: screenAt(pathname), screenAt, placeOf, modeFacts, open }
  }, [platform, other, translate, of, navigate, pathname, t, shell])
}

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
