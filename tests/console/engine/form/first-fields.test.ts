import { expect, it } from 'vitest'
import { firstFields, spanOf } from '../../../../src/console/engine/form/outline.tsx'

const names = Array.from({ length: 30 }, (_, index) => `field${index}`)
const withSpan = (span: number) => Object.fromEntries(names.map((name) => [name, { 'ui:options': { span } }]))

it.each([
  [undefined, 6],
  [withSpan(12), 6],
  [withSpan(6), 12],
  [withSpan(5), 15],
])('renders as many fields first as fit into six rows', (ui, count) => {
  expect([...firstFields(ui, names)]).toEqual(names.slice(0, count))
})

it('includes all fields of a short form, in full width without a span', () => {
  expect([...firstFields(undefined, ['title', 'active'])]).toEqual(['title', 'active'])
  expect(spanOf({ title: { 'ui:options': { span: 4 } } }, 'title')).toBe(4)
  expect(spanOf({ title: {} }, 'title')).toBe(12)
})
