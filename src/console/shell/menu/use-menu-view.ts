import { menu } from 'virtual:menu'
import { useMemo } from 'react'
import { otherPlatform, type Platform } from '../../../modules/format/platform.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { usePlatform } from '../../session/platform.ts'
import { usePrivilegeCheck } from '../../session/use-session.ts'
import { operationPrivileges } from '../operation-privileges.ts'
import { type MenuItem, visibleMenu } from './menu-model.ts'

/** The user's menu: `of` returns it for a mode and filter. */
export const useMenuView = () => {
  const platform = usePlatform()
  const can = usePrivilegeCheck()
  const translate = useLabel()
  return useMemo(() => {
    const view = { can, privilegesOf: operationPrivileges, translate }
    const other = otherPlatform(platform)
    const of = (mode: Platform, filter = ''): MenuItem[] =>
      visibleMenu(menu, { ...view, platform: mode, filter })
    return { platform, other, translate, of }
  }, [platform, can, translate])
}
