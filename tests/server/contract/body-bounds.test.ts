import { expect, it } from 'vitest'
import { boundsOf, boundsOfBody, defaultBounds } from '../../../src/server/contract/body-bounds.ts'
import { loadBundle, readContract } from '../../../src/server/contract/read-contract.ts'
import type { Schema } from '../../../src/server/contract/schema.ts'

const text = (maxLength: number): Schema => ({ type: ['string', 'null'], maxLength })
const object = (properties: Record<string, Schema>): Schema => ({ type: 'object', properties })

it.each<[string, Schema, number, number]>([
  ['a text, every sign of it escaped', text(10), 122, 1],
  ['a number', { type: 'integer' }, 32, 1],
  ['an enumeration', { type: 'string', enum: ['A', 'LONGER'] }, 46 * 12 + 2, 1],
  ['a list', { type: 'array', maxItems: 3, items: { type: 'integer' } }, 3 * 33 + 2, 4],
  ['an object', object({ a: { type: 'boolean' }, bc: { type: 'boolean' } }), 2 + 37 + 38, 3],
  ['a text without limit', { type: 'string' }, Number.POSITIVE_INFINITY, 1],
  [
    'a list without limit',
    { type: 'array', items: { type: 'integer' } },
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
  ],
])('bounds %s', (_name, schema, bytes, values) => {
  expect(boundsOf(schema)).toEqual({ bytes, values })
})

const contract = readContract(
  await loadBundle(new URL('../../../generated/openapi.json', import.meta.url)),
  new Set(['listUser', 'getUser']),
)

it.each(contract.operations.filter(({ body, multipart }) => body && !multipart))(
  'the contract limits how much $id takes',
  ({ body }) => {
    const { bytes, values } = boundsOfBody(body)
    expect(bytes).toBeLessThanOrEqual(8 * 1024 * 1024)
    expect(values).toBeLessThan(5000)
  },
)

it('limits uploads without a sign-in', () => {
  const open = contract.operations.filter(({ privileges, body }) => privileges === null && body)
  expect(open.map(({ id }) => id)).toContain('signIn')
  for (const { body } of open) expect(boundsOfBody(body).bytes).toBeLessThan(2 * defaultBounds.bytes)
})
