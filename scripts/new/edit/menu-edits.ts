import type { Presentation } from '../answers/plan/plan.ts'
import type { Changes } from './changes.ts'
import { readJson, withValue } from './json-text.ts'

const file = 'src/modules/menu.json'

interface Node {
  label: string
  icon?: string
  to?: string
  children?: Node[]
}

/**
 * Adds the module to its menu group, or to the top level. A new group or item follows the last group, above pages about
 * the whole console, such as history.
 */
export const addMenuItem = (changes: Changes, { menu, path, platform }: Presentation): void => {
  const text = changes.read(file)
  const nodes = readJson<Node[]>(text)
  const place = { to: path }
  const mode = platform ? { platform } : {}
  const at = nodes.findIndex(({ label, children }) => label === menu.group && children)
  if (at >= 0) {
    const children = nodes[at]?.children ?? []
    const item = { label: menu.label, ...place, ...mode }
    changes.write(file, withValue(text, [at, 'children', children.length], item, true))
    return
  }
  const icon = menu.icon ?? 'web-page'
  const item =
    menu.group === undefined
      ? { label: menu.label, icon, ...place, ...mode }
      : { label: menu.group, icon, ...mode, children: [{ label: menu.label, ...place }] }
  const last = nodes.findLastIndex(({ children }) => children)
  changes.write(file, withValue(text, [last < 0 ? nodes.length : last + 1], item, true))
}

/** Removes the items with these addresses, and empty groups. */
export const removeMenuItems = (changes: Changes, addresses: readonly string[]): void => {
  const leads = ({ to }: Node): boolean => addresses.includes((to ?? '').replace(/(?<=.)\/$/, ''))
  const visit = (text: string, path: readonly (string | number)[], nodes: readonly Node[]): string =>
    nodes.reduceRight((current, node, index) => {
      const here = [...path, index]
      if (leads(node)) return withValue(current, here, undefined)
      if (!node.children) return current
      return node.children.every(leads)
        ? withValue(current, here, undefined)
        : visit(current, [...here, 'children'], node.children)
    }, text)
  const text = changes.read(file)
  changes.write(file, visit(text, [], readJson<Node[]>(text)))
}
