import { expect, it } from 'vitest'
import type { Changes } from '../../../../scripts/new/edit/changes.ts'
import { addMenuItem } from '../../../../scripts/new/edit/menu-edits.ts'

const menu = [
  { label: 'Dashboard', to: '/' },
  { label: 'Books', icon: 'book', children: [{ label: 'List', to: '/book' }] },
  { label: 'History', to: '/history' },
  { label: 'Trash', to: '/trash' },
]

const labelsAfter = (presentation: object): readonly string[] => {
  let text = JSON.stringify(menu)
  const changes = { read: () => text, write: (_: string, next: string) => (text = next) }
  addMenuItem(changes as unknown as Changes, presentation as never)
  return (JSON.parse(text) as { label: string }[]).map(({ label }) => label)
}

it.each([
  ['a new group', { path: '/vow', menu: { group: 'Vows', icon: 'day', label: 'Vows' } }],
  ['an item without a group', { path: '/vow', menu: { label: 'Vows' } }],
])('%s follows the last group, above the pages about the whole console', (_, presentation) => {
  expect(labelsAfter(presentation)).toEqual(['Dashboard', 'Books', 'Vows', 'History', 'Trash'])
})
