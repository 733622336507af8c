import { useMemo } from 'react'
import type { Platform } from '../../../modules/format/types.ts'
import menu from '../../../modules/menu.json' with { type: 'json' }
import { useLabel } from '../../i18n/labels.ts'
import { usePlatform } from '../../session/platform.ts'
import { usePrivilegeCheck } from '../../session/use-session.ts'
import { operationPrivileges } from '../operation-privileges.ts'
import { type MenuItem, type MenuNode, visibleMenu } from './menu-model.ts'

const nodes = menu as readonly MenuNode[]

/** The menu of this user: `of` answers it in a mode, for what the filter box holds. */
export const useMenuView = () => {
  const platform = usePlatform()
  const can = usePrivilegeCheck()
  const translate = useLabel()
  return useMemo(() => {
    const view = { can, privilegesOf: operationPrivileges, translate }
    const other: Platform = platform === 'WEB' ? 'MOBILE' : 'WEB'
    const of = (mode: Platform, filter = ''): MenuItem[] =>
      visibleMenu(nodes, { ...view, platform: mode, filter })
    return { platform, other, translate, of }
  }, [platform, can, translate])
}
