import { expect, it } from 'vitest'
import { orderErrors } from '../../../../../src/console/engine/form/validation/form-errors.ts'

const schema = {
  type: 'object',
  properties: {
    fromDate: { type: 'string' },
    stays: {
      type: 'array',
      items: {
        type: 'object',
        properties: { least: { type: 'integer' }, most: { type: 'integer', 'x-not-before': 'least' } },
      },
    },
  },
  then: { properties: { toDate: { type: 'string', 'x-not-before': 'fromDate' } } },
}
const broken = (instancePath: string, property: string) => ({
  instancePath,
  keyword: 'x-not-before',
  params: { property },
})

it.each([
  [
    'the end before the start',
    { fromDate: '12/04/2026', toDate: '11/04/2026' },
    [broken('/toDate', 'fromDate')],
  ],
  ['another month', { fromDate: '12/03/2026', toDate: '11/04/2026' }, []],
  ['the same day', { fromDate: '12/04/2026', toDate: '12/04/2026' }, []],
  ['no start', { toDate: '11/04/2026' }, []],
  ['a start half typed', { fromDate: 'Incomplete date', toDate: '11/04/2026' }, []],
  [
    'numbers of an item',
    {
      stays: [
        { least: 1, most: 9 },
        { least: 10, most: 9 },
      ],
    },
    [broken('/stays/1/most', 'least')],
  ],
  ['a list half filled in', { stays: [null, { most: 3 }] }, []],
])('forms keep the order: %s', (_what, data, errors) => expect(orderErrors(schema, data)).toEqual(errors))
