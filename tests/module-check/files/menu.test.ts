import { expect, it } from 'vitest'
import { resolveMenu } from '../../../src/module-check/files/menu.ts'
import type { MenuNode, Module } from '../../../src/modules/format/types.ts'

const list = { columns: [] }
const modules: readonly Module[] = [
  { id: 'poem-form', module: { title: 'Poems', path: '/poems', resource: 'Draft' } },
  { id: 'poems', module: { title: 'Poems', path: '/poems', resource: 'Poem' }, list },
  {
    id: 'pages',
    module: {
      title: 'Pages',
      path: '/pages',
      resource: 'Section',
      operations: { list: 'getPage' },
      privileges: { list: ['PAGES_READ'] },
    },
    list,
  },
  {
    id: 'hymns',
    module: { title: 'Hymns', path: '/hymns', resource: 'Hymn', operations: { list: null } },
    list,
  },
]

it.each<[string, Partial<MenuNode>, Partial<MenuNode>]>([
  ['is for those who may read its list', { to: '/poems' }, { operation: 'listPoem' }],
  ['by any spelling of the address', { to: '/poems/all/' }, { operation: 'listPoem' }],
  [
    'whose privileges the module may narrow',
    { to: '/pages' },
    { operation: 'getPage', privileges: ['PAGES_READ'] },
  ],
  ['is for those it names', { to: '/poems', privileges: ['MINE'] }, { privileges: ['MINE'] }],
  ['is for all where it says so', { to: '/poems', always: true }, { always: true }],
  ['is for nobody where the module has taken its list away', { to: '/hymns' }, {}],
  ['stays unsaid elsewhere', { to: '/nowhere' }, {}],
])('an item of the menu %s', (_name, node, expected) => {
  const whole = { label: 'Item', ...node }
  expect(resolveMenu([{ label: 'Group', children: [whole] }], modules)).toEqual([
    { label: 'Group', children: [{ ...whole, ...expected }] },
  ])
})
