import { describe, expect, it } from 'vitest'
import { recordShape } from '../../../../src/server/contract/table/shape.ts'
import { currentNames } from '../../../../src/server/store/history/record-states.ts'

const shape = recordShape(
  {
    type: 'object',
    properties: {
      title: { type: 'string', 'x-renamed-from': ['name', 'heading'] },
      guests: {
        type: 'array',
        items: { type: 'object', properties: { phone: { type: 'string', 'x-renamed-from': 'tel' } } },
      },
    },
  },
  [],
)

describe('data stored under earlier names', () => {
  it.each([
    ['a property', { name: 'দোয়া' }, { title: 'দোয়া' }],
    ['an even earlier one', { heading: 'دعاء' }, { title: 'دعاء' }],
    [
      'items of a list',
      { guests: [{ tel: '1' }, { phone: '2' }] },
      { guests: [{ phone: '1' }, { phone: '2' }] },
    ],
    ['nothing renamed', { title: 'Dua', other: null }, { title: 'Dua', other: null }],
  ])('is read under its present names: %s', (_, stored, expected) => {
    expect(currentNames(shape, stored)).toEqual(expected)
  })
})
