import { expect, it } from 'vitest'
import { withoutStale } from '../../../../../src/console/engine/form/data/schema.ts'

const ui = {
  subCategoryId: { 'ui:options': { params: { categoryId: { $form: 'categoryId' } } } },
  title: { 'ui:options': { rows: 3 } },
}
const before = { categoryId: 1, subCategoryId: 5, title: 'A' }

it.each([
  ['is emptied when the category changes', { ...before, categoryId: 2 }, { categoryId: 2, title: 'A' }],
  [
    'stays when it changes too',
    { ...before, categoryId: 2, subCategoryId: 6 },
    { categoryId: 2, subCategoryId: 6, title: 'A' },
  ],
  ['stays when another field changes', { ...before, title: 'B' }, { ...before, title: 'B' }],
])('a sub-category %s', (_, typed, expected) => {
  expect(withoutStale(ui, before, typed)).toStrictEqual(expected)
})

it('typed data without stale fields is the same object', () => {
  const typed = { ...before, title: 'B' }
  expect(withoutStale(ui, before, typed)).toBe(typed)
})
