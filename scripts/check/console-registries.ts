import type { RouteObject } from 'react-router-dom'
import { cells } from '../../src/console/cells/registry.ts'
import { actionIcons } from '../../src/console/engine/icons.ts'
import { createRoutes } from '../../src/console/routes.tsx'
import { menuIcons } from '../../src/console/shell/menu/menu-icons.ts'
import { widgets } from '../../src/console/widgets/registry.ts'
import type { Registries } from '../../src/module-check/check-modules.ts'

const pathsOf = (routes: readonly RouteObject[], parent = ''): string[] =>
  routes.flatMap((route) => {
    const path = route.path?.startsWith('/')
      ? route.path
      : `${parent}/${route.path ?? ''}`.replace(/\/+$/, '')
    const ofRoute = route.path === undefined || route.path === '*' ? [] : [path || '/']
    return [...ofRoute, ...pathsOf(route.children ?? [], path)]
  })

/** Valid names in module files, from the console itself, bundled without modules: the remaining routes are screens. */
export const registries: Registries = {
  cells,
  widgets,
  icons: { actions: Object.keys(actionIcons), menu: Object.keys(menuIcons) },
  screens: [...new Set(pathsOf(createRoutes([])))],
}
