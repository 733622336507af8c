import { operationIn } from '../../modules/format/operation-of.ts'
import { modulePaths, pagesOf } from '../../modules/format/paths.ts'
import type { MenuNode, Module } from '../../modules/format/types.ts'
import { shapeOf } from './routes.ts'

/** The module to whose list an item of the menu leads. */
export const menuModule = ({ to }: MenuNode, modules: readonly Module[]): Module | undefined =>
  modules.find(
    (module) =>
      pagesOf(module).includes('list') &&
      modulePaths(module.module, 'list').some((path) => shapeOf(path) === shapeOf(to ?? '')),
  )

/**
 * The menu as the sidebar reads it: an item that does not say whom it is for is for those who may read the list that it
 * leads to.
 */
export const resolveMenu = (nodes: readonly MenuNode[], modules: readonly Module[]): MenuNode[] =>
  nodes.map((node) => {
    if (node.children) return { ...node, children: resolveMenu(node.children, modules) }
    if (node.operation !== undefined || node.privileges || node.always) return node
    const file = menuModule(node, modules)?.module
    if (!file) return node
    const operation = operationIn(file, 'list', () => true)
    const privileges = file.privileges?.list
    return { ...node, ...(operation !== undefined && { operation }), ...(privileges && { privileges }) }
  })
