import { expect, it } from 'vitest'
import { listEntryAt } from '../../../../src/console/engine/routes/modules-at.ts'
import type { MenuNode } from '../../../../src/modules/format/types.ts'
import menu from '../../../../src/modules/menu.json' with { type: 'json' }

/** Items whose lists have a stated title. */
const stated: Readonly<Record<string, string>> = {
  Roles: 'Role List',
  'Notification Center': 'Notification List',
}

const linksOf = (nodes: readonly MenuNode[]): readonly MenuNode[] =>
  nodes.flatMap((node) => [node, ...linksOf(node.children ?? [])]).filter(({ to }) => to !== undefined)

it('a menu item and the list that it opens have the same name', async () => {
  const links = linksOf(menu as readonly MenuNode[])
  const pairs = await Promise.all(
    links.map(async ({ label, to = '' }) => {
      const entry = listEntryAt(to)
      const module = await entry?.load()
      return module && [stated[label] ?? label, module.list?.title ?? module.module.title]
    }),
  )
  const named = pairs.filter((pair) => pair !== undefined)
  expect(named.length).toBeGreaterThan(60)
  expect(named.filter(([item, title]) => item !== title)).toEqual([])
})
