import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Platform } from '../../../../modules/format/types.ts'
import { enterPlatform } from '../../../session/platform.ts'
import { platformKeys } from '../../../session/platform-keys.ts'
import { currentLink, type MenuItem } from '../../../shell/menu/menu-model.ts'
import { useMenuView } from '../../../shell/menu/use-menu-view.ts'
import { joinFacts } from '../../../ui/join-facts.ts'
import type { PaletteItem } from './palette-item.ts'

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

/** The screens that the user may open, first of this mode, then of the other, and the one of the open page. */
export const useMenuScreens = () => {
  const { t } = useTranslation('tools')
  const { t: shell } = useTranslation()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { platform, other, translate, of } = useMenuView()
  return useMemo(() => {
    const screens = new Map<string, MenuScreen>()
    for (const mode of [platform, other])
      for (const { item, groups, icon } of leavesOf(of(mode))) {
        const { to, label } = item
        if (to === undefined || screens.has(to)) continue
        const isElsewhere = mode !== platform
        const mark = isElsewhere ? [t('palette.inMode', { platform: shell(platformKeys[mode]) })] : []
        screens.set(to, {
          id: to,
          text: translate(label),
          detail: joinFacts([...groups.map(translate), ...mark]),
          names: [translate(label), label, ...groups.map(translate), ...groups],
          platform: mode,
          icon,
          run: () => {
            void navigate(to, isElsewhere ? enterPlatform(mode) : {})
          },
        })
      }
    const items = [...screens.values()].map(({ id, text }) => ({
      to: id,
      label: text,
      icon: undefined,
      children: [],
    }))
    /** The screen of an address. */
    const screenAt = (path: string): MenuScreen | undefined => screens.get(currentLink(items, path) ?? '')
    return { screens: [...screens.values()], screenAt, here: screenAt(pathname), platform }
  }, [platform, other, translate, of, navigate, pathname, t, shell])
}
