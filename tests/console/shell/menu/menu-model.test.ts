import { menu } from 'virtual:menu'
import { describe, expect, it } from 'vitest'
import { hasOperation, privilegesOf } from '../../../../src/client/call.ts'
import { menuIcons } from '../../../../src/console/shell/menu/menu-icons.ts'
import {
  currentLink,
  type MenuItem,
  type MenuView,
  visibleMenu,
} from '../../../../src/console/shell/menu/menu-model.ts'
import type { MenuNode } from '../../../../src/modules/format/types.ts'

const leaves = <Node extends { children?: readonly Node[] }>(nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => (node.children && node.children.length > 0 ? leaves(node.children) : [node]))

const labels = (items: readonly MenuItem[]): string[] =>
  items.map(({ label, children }) =>
    children.length > 0 ? `${label}: ${labels(children).join(', ')}` : label,
  )

const nodes: readonly MenuNode[] = [
  { label: 'Dashboard', to: '/', always: true },
  { label: 'Roles', to: '/role/all', operation: 'listRole' },
  {
    label: 'Dua',
    platform: 'MOBILE',
    children: [
      { label: 'Categories', to: '/dua-categories/', operation: 'listDuaCategory' },
      { label: 'List', to: '/dua/', operation: 'listDua' },
    ],
  },
  {
    label: 'Videos',
    children: [
      { label: 'Video Categories', to: '/video-categories/', operation: 'open', platform: 'WEB' },
      { label: 'Video List', to: '/videos/', operation: 'open' },
    ],
  },
  {
    label: 'Honour',
    privileges: ['MEMBER_CATEGORY_READ'],
    children: [{ label: 'Members', to: '/honourable-members', operation: 'open' }],
  },
  { label: 'Members', to: '/member/all', operation: 'listUser', privileges: ['MEMBER_READ'] },
  { label: 'Pages', to: '/pages', operation: 'getPage' },
  { label: 'Unknown', to: '/unknown', operation: 'listNothing' },
  { label: 'Unsaid', to: '/unsaid' },
]

const needed: Readonly<Record<string, readonly string[]>> = {
  listRole: ['ROLE_READ'],
  listDua: ['DUA_READ'],
  listDuaCategory: ['DUA_CATEGORY_READ'],
  listUser: ['USER_AND_ADMIN_READ'],
  getPage: ['PAGE_READ', 'PAGE_CREATE'],
  open: [],
}

const view = (held: readonly string[], rest: Partial<MenuView> = {}): MenuView => ({
  platform: 'WEB',
  can: (privileges) => privileges.length === 0 || privileges.some((name) => held.includes(name)),
  privilegesOf: (operation) => needed[operation] ?? null,
  filter: '',
  translate: (label) => (label === 'Roles' ? 'Rôles' : label),
  ...rest,
})

const everything = ['ROLE_READ', 'DUA_READ', 'DUA_CATEGORY_READ', 'MEMBER_CATEGORY_READ', 'MEMBER_READ']

describe('the visible menu', () => {
  it.each<[string, MenuView, string[]]>([
    ['for somebody without privileges', view([]), ['Dashboard', 'Videos: Video Categories, Video List']],
    [
      'for somebody with all, in Web mode',
      view(everything),
      ['Dashboard', 'Roles', 'Videos: Video Categories, Video List', 'Honour: Members', 'Members'],
    ],
    [
      'in Mobile mode',
      view(everything, { platform: 'MOBILE' }),
      ['Dashboard', 'Roles', 'Dua: Categories, List', 'Videos: Video List', 'Honour: Members', 'Members'],
    ],
    [
      'without the group whose items are all hidden',
      view([], { platform: 'MOBILE' }),
      ['Dashboard', 'Videos: Video List'],
    ],
    [
      'with one item of a group',
      view(['DUA_READ'], { platform: 'MOBILE' }),
      ['Dashboard', 'Dua: List', 'Videos: Video List'],
    ],
    [
      'by the privileges named beside the operation',
      view(['USER_AND_ADMIN_READ']),
      ['Dashboard', 'Videos: Video Categories, Video List'],
    ],
    [
      'with the list of an operation that forms need too, for those who may read',
      view(['PAGE_READ']),
      ['Dashboard', 'Videos: Video Categories, Video List', 'Pages'],
    ],
    [
      'without that list, for those who may only write',
      view(['PAGE_CREATE']),
      ['Dashboard', 'Videos: Video Categories, Video List'],
    ],
    ['filtered by an item', view(everything, { filter: 'CATEGOR' }), ['Videos: Video Categories']],
    ['filtered by a group, with all its items', view(everything, { filter: 'honour' }), ['Honour: Members']],
    ['filtered by the translation', view(everything, { filter: 'rôl' }), ['Roles']],
    ['filtered without the accent', view(everything, { filter: ' rol ' }), ['Roles']],
    ['filtered by what is not there', view(everything, { filter: 'zzz' }), []],
  ])('%s', (_case, given, expected) => {
    expect(labels(visibleMenu(nodes, given))).toEqual(expected)
  })
})

describe('the item of the open page', () => {
  const all = visibleMenu(menu, {
    ...view([]),
    can: () => true,
    privilegesOf: () => [],
    platform: 'MOBILE',
  })
  it.each([
    ['/', '/'],
    ['/dua', '/dua/'],
    ['/dua/edit/5', '/dua/'],
    ['/dua-categories/add', '/dua-categories/'],
    ['/role/create', '/role/all'],
    ['/amaliat/amaliat-category/3/sub-category', '/amaliat/amaliat-category'],
    ['/amaliat/edit/4', '/amaliat/'],
    ['/amaliat-fazilat/add', '/amaliat-fazilat'],
    ['/faq/edit/1', '/faq/all'],
    ['/admin', '/admin'],
    ['/admin/add', '/admin'],
    ['/admin/profile', null],
    ['/nowhere', null],
  ])('%s is %s', (path, expected) => {
    expect(currentLink(all, path)).toBe(expected)
  })
})

describe('menu.json', () => {
  const all = leaves(menu)

  /** The addresses of items for a mode or for both; items of a group have the group's mode. */
  const addressesIn = (nodes: readonly MenuNode[], platform: string): readonly unknown[] =>
    nodes
      .filter((node) => node.platform === undefined || node.platform === platform)
      .flatMap((node) => (node.children?.length ? addressesIn(node.children, platform) : [node.to]))

  it('has items, each with a place of its own', () => {
    expect(all.length).toBeGreaterThan(70)
    expect(new Set(all.map(({ to }) => to)).size).toBe(all.length)
  })

  it.each(['WEB', 'MOBILE'] as const)('shows the items of %s mode', (platform) => {
    const shown = visibleMenu(menu, {
      ...view([]),
      can: () => true,
      privilegesOf: () => [],
      platform,
    })
    expect(leaves(shown).map(({ to }) => to)).toEqual(addressesIn(menu, platform))
  })

  it('names icons of the registry only', () => {
    const named = menu.map(({ icon }) => icon ?? 'none')
    expect(named.filter((icon) => !Object.hasOwn(menuIcons, icon))).toEqual([])
  })

  it('requires privileges for every item except those that filter their own content', () => {
    const open = all.filter(({ operation, privileges }) => {
      const known = operation && hasOperation(operation) ? privilegesOf(operation) : null
      return (privileges ?? known ?? []).length === 0
    })
    expect(open.map(({ label }) => label)).toEqual(['Dashboard', 'Missing Texts'])
  })
})
