import { expect, test } from 'vitest'
import { type Change, faultsAfter } from '../../faults-after.ts'

const schema = 'poems/form.schema.json#'

/** A form that names the poet only if the route has (`then`) or lacks (`else`) an id. */
const ofSome = (branch: 'then' | 'else', parameter = 'id'): readonly Change[] => [
  ['poems/form.json#/context', { recordId: { $route: parameter } }],
  [`${schema}/if`, { required: ['recordId'] }],
  [`${schema}/${branch}`, { required: ['poetId'] }],
]

test.each<[string, readonly Change[], string]>([
  [
    'required of an edited record only',
    ofSome('then'),
    `${schema}/properties/poetId createPoem requires "poetId", the form does not`,
  ],
  [
    'required of a new record only, which an update requires too',
    ofSome('else'),
    `${schema}/properties/poetId updatePoem requires "poetId", the form does not`,
  ],
  [
    'a route parameter that no page of the form has',
    [...ofSome('else', 'poemId'), [`${schema}/required`, ['poetId']]],
    'poems/form.json#/context/recordId/$route The route here has no parameter "poemId"',
  ],
])('%s', async (_, changes, fault) => {
  expect(await faultsAfter(...changes)).toEqual([expect.stringContaining(fault)])
})

test('each mode requires what its operation requires', async () => {
  const both: Change = [`${schema}/then`, { required: ['poetId'] }]
  expect(await faultsAfter(...ofSome('else'), both)).toEqual([])
})
