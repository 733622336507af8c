import { operationIn } from '../../modules/format/operation-of.ts'
import { modulePaths, pagesOf } from '../../modules/format/paths.ts'
import type { MenuNode, Module } from '../../modules/format/types.ts'
import { shapeOf } from './routes.ts'

/** The module of the list that a menu item leads to. */
export const menuModule = ({ to }: MenuNode, modules: readonly Module[]): Module | undefined =>
  modules.find(
    (module) =>
      pagesOf(module).includes('list') &&
      modulePaths(module.module, 'list').some((path) => shapeOf(path) === shapeOf(to ?? '')),
  )

/** The menu as the sidebar shows it: an item without privileges requires those for reading its list. */
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
