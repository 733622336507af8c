import { expect, test } from 'vitest'
import { faultsAfter } from './faults-after.ts'

const byPoet = { label: 'Poet', param: 'poetId', operation: 'totalPoet' }

const parameters = 'contract#/paths/~1api~1poem~1all/get/parameters'
const many = (items: object) => ({ name: 'poetId', in: 'query', schema: { type: 'array', items } })
const kinds = (...values: readonly object[]) => ({
  label: 'Kind',
  options: [{ label: 'All' }, ...values.map((params) => ({ label: 'Hamd', params }))],
})
const kind = { type: 'string', enum: ['HAMD', 'NAAT'] }

test.each([
  ['records', many({ type: 'integer' }), byPoet, []],
  [
    'records by texts',
    many({ type: 'string' }),
    byPoet,
    ['/filters/0/param "poetId" of listPoem does not accept the number of a record'],
  ],
  ['choices', many(kind), kinds({ poetId: 'HAMD' }, { poetId: 'NAAT' }), []],
  [
    'choices with an unknown value',
    many(kind),
    kinds({ poetId: 'GHAZAL' }),
    ['/filters/0/options/1/params/poetId The contract refuses this: "GHAZAL" is not one of'],
  ],
  [
    'choices that set another parameter as well',
    many(kind),
    kinds({ poetId: 'HAMD' }, { active: true }),
    ['/filters/0/options "poetId" of listPoem takes several values'],
  ],
])('a filter by several values: %s', async (_, parameter, filter, faults) => {
  const found = await faultsAfter(
    ['poems/list.json#/params', undefined],
    [`${parameters}/6`, parameter],
    ['poems/list.json#/filters/0', filter],
  )
  expect(found).toEqual(faults.map((fault) => expect.stringContaining(`poems/list.json#${fault}`)))
})
