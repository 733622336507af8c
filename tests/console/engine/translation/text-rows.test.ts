import { expect, it } from 'vitest'
import { textFields } from '../../../../src/console/engine/translation/text-rows.ts'

it('fields with texts are in the order of the form, including those that * matches', () => {
  const ui = {
    'ui:order': ['description', '*', 'active', 'summary'],
    title: { 'ui:widget': 'translations' },
    description: { 'ui:widget': 'translations' },
    summary: { 'ui:widget': 'translations' },
    active: { 'ui:widget': 'switch' },
  }
  const module = { id: 'things', module: { title: 'Things', path: '/things', resource: 'Thing' }, ui }
  expect(textFields(module).map(({ name }) => name)).toEqual(['description', 'title', 'summary'])
})
