import { expect, it } from 'vitest'
import { draftedForm, formDraftKey } from '../../../../../src/console/engine/form/draft/draft-data.ts'
import type { ValueContext } from '../../../../../src/console/engine/values.ts'
import type { Module } from '../../../../../src/modules/format/types.ts'

const module = {
  id: 'hadith-sub-category',
  form: { defaults: { note: { $query: 'note' }, tags: [{ $query: 'tag' }] } },
} as unknown as Module

it.each([
  ['create', { platform: 'WEB' }, [''], { platform: 'WEB', query: {} }],
  [
    'create',
    { platform: 'MOBILE', query: { copy: '7', note: 'a {b} WEB {"c"}' } },
    [''],
    { platform: 'MOBILE', query: { copy: '7', note: 'a {b} WEB {"c"}' } },
  ],
  ['create', { platform: 'WEB', route: { catId: 3 } }, ['3'], { platform: 'WEB', query: {} }],
  ['update', { platform: 'MOBILE', route: { id: 12 } }, ['12'], undefined],
  ['update', { platform: 'WEB', route: { catId: 3, purpose: 'a b' } }, ['3', 'a b'], undefined],
] as const)('the name of a draft tells the form of a page: %s %j', (mode, values, route, made) =>
  expect(draftedForm(formDraftKey(module, mode, values as ValueContext, 'form'))).toEqual({
    module: module.id,
    mode,
    route,
    made,
  }),
)

it('a draft of a form in a dialog has no page', () =>
  expect(draftedForm(formDraftKey(module, 'create', { platform: 'WEB' }, 'dialog'))).toBeUndefined())

it('a draft is found regardless of the list parameters in the address and their order', () => {
  const keyFor = (query: ValueContext['query'] = {}) =>
    formDraftKey(module, 'create', { platform: 'WEB', query }, 'form')
  expect(keyFor({ page: '2', note: 'a', sort: 'title', tag: 'b' })).toBe(keyFor({ tag: 'b', note: 'a' }))
  expect(keyFor({ page: '2' })).toBe(keyFor())
  expect(keyFor({ note: 'a' })).not.toBe(keyFor({ note: 'b' }))
  expect(keyFor({ copy: '7' })).not.toBe(keyFor())
})
