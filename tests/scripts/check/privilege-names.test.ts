import { expect, test } from 'vitest'
import { privilegeFaults } from '../../../scripts/check/contract/privileges.ts'

const names = {
  type: 'object',
  properties: { id: { type: 'integer' }, name: { enum: ['POEM_READ', 'POEM_CREATE'] } },
}
const list = (items: unknown) => ({
  200: {
    content: {
      'application/json': { schema: { type: 'object', properties: { payload: { type: 'array', items } } } },
    },
  },
})

const contract = (privilege: string) => ({
  paths: {
    '/api/privilege': { get: { operationId: 'listPrivilege', 'x-privileges': [], responses: list(names) } },
    '/api/poem/all': { get: { operationId: 'listPoem', tags: ['poem'], 'x-privileges': [privilege] } },
    '/api/poem/id/{id}': { get: { operationId: 'getPoem', 'x-privileges': ['POEM_READ'] } },
  },
})

test('a privilege that no role can hold', () => {
  expect(privilegeFaults(contract('POEM_CREATE'))).toEqual([])
  expect(privilegeFaults(contract('POEMS_READ'))).toEqual([
    'openapi/resources/poem.yaml: listPoem asks for the privilege POEMS_READ, which no role can hold: add it to the names in openapi/resources/role.yaml',
  ])
  expect(privilegeFaults(contract('POEM_REED'))).toEqual([
    expect.stringContaining(
      'add it to the names in openapi/resources/role.yaml, or rename it to "POEM_READ"',
    ),
  ])
})
