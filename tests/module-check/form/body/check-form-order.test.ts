import { expect, test } from 'vitest'
import { type Change, faultsAfter } from '../../faults-after.ts'

const notBefore = (property: string, other: string): Change => [
  `poems/form.schema.json#/properties/${property}/x-not-before`,
  other,
]
const inContract = (operation: 'create/post' | 'update/put'): Change => [
  `contract#/paths/~1api~1poem~1${operation}/requestBody/content/application~1json/schema/properties/price/x-not-before`,
  'poetId',
]
const place = 'poems/form.schema.json#/properties/price'

test.each<readonly [what: string, changes: readonly Change[], faults: readonly string[]]>([
  [
    'that only an update asks for',
    [inContract('update/put')],
    [
      `${place} The contract says x-not-before poetId, the form nothing (updatePoem) — set "x-not-before": "poetId"`,
    ],
  ],
  ['that follows from the contract', [inContract('create/post'), inContract('update/put')], []],
  ['that the form alone has', [notBefore('price', 'poetId')], []],
  [
    'by a property that is not there',
    [notBefore('price', 'cost')],
    [`${place}/x-not-before The form has no other property "cost"`],
  ],
  [
    'by itself',
    [notBefore('price', 'price')],
    [`${place}/x-not-before The form has no other property "price"`],
  ],
  [
    'by a property of another kind',
    [notBefore('price', 'title')],
    [`${place}/x-not-before "price" and "title" cannot be compared: one is a number`],
  ],
])('order %s', async (_, changes, faults) => {
  const found = await faultsAfter(...changes)
  expect(found).toEqual(faults.map((fault) => expect.stringContaining(fault)))
})
