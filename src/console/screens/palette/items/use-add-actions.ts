import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { modulePaths } from '../../../../modules/format/paths.ts'
import { moduleEntries } from '../../../engine/modules.ts'
import { abilitiesOf } from '../../../engine/operations.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import { enterPlatform } from '../../../session/platform.ts'
import { usePrivilegeCheck } from '../../../session/use-session.ts'
import { joinFacts } from '../../../ui/join-facts.ts'
import type { PaletteItem } from './palette-item.ts'
import type { useMenuScreens } from './use-menu-screens.ts'

/** Add forms that the user may open without a parent list. */
export const useAddActions = ({ screenAt, platform }: ReturnType<typeof useMenuScreens>): PaletteItem[] => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const check = usePrivilegeCheck()
  const navigate = useNavigate()
  return moduleEntries.flatMap(({ id, module, has }) => {
    const [to] = modulePaths(module, 'add')
    if (!has.add || to === undefined || to.includes(':') || !abilitiesOf(module, check).create) return []
    const screen = screenAt(modulePaths(module, 'list')[0] ?? to)
    const mode = module.platform ?? screen?.platform ?? platform
    const one = module.one ?? module.title
    return [
      {
        id: `add ${id}`,
        text: t('add', { one: label(one) }),
        detail: screen ? joinFacts([screen.text, screen.detail]) : label(module.title),
        names: [t('add', { one: label(one) }), `Add ${one}`],
        run: () => {
          void navigate(to, mode === platform ? {} : enterPlatform(mode))
        },
      },
    ]
  })
}
