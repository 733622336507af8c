import { expect, test } from 'vitest'
import { callFaults, callsIn } from '../../../scripts/check/calls.ts'
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

const faults = (text: string): readonly string[] =>
  callFaults(contract('POEM_READ'), callsIn({ file: 'src/console/poem.ts', text }))

test.each([
  ["operationQuery('listPoem', {})"],
  ["operationQuery<readonly Poem[]>('listPoem')"],
  ["await http.get<Answer>('/api/poem/all', { params })"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
  ['http.get(`/api/poem/id/${id}`)'],
  ["{ operation: 'getPoem' }"],
])('%s is in the contract', (text) => {
  expect(faults(text)).toEqual([])
})

test('an operation that is not in the contract is told with its line and the nearest one', () => {
  expect(faults("\n\nconst q = operationQuery('listPoems')")).toEqual([
    'src/console/poem.ts:3 The contract has no operation "listPoems": rename it to "listPoem"',
  ])
})

test('so is a path, and a path with another method', () => {
  expect(faults("http.get('/api/poems/all')")).toEqual([
    'src/console/poem.ts:1 The contract has no get /api/poems/all: rename it to "/api/poem/all"',
  ])
  expect(faults("http.post('/api/poem/all', {})")).toEqual([
    expect.stringContaining('The contract has no post /api/poem/all'),
  ])
})

test('a privilege that no role can hold', () => {
  expect(privilegeFaults(contract('POEM_CREATE'))).toEqual([])
  expect(privilegeFaults(contract('POEMS_READ'))).toEqual([
    'openapi/resources/poem.yaml: listPoem asks for the privilege POEMS_READ, which no role can hold: add it to the names in openapi/openapi.yaml',
  ])
  expect(privilegeFaults(contract('POEM_REED'))).toEqual([
    expect.stringContaining('add it to the names in openapi/openapi.yaml, or rename it to "POEM_READ"'),
  ])
})
