import { expect, test } from 'vitest'
import { expanded, json, poem, responses, sharedParameter, wholePoem } from '../fixture.ts'

test('each operation has what its kind has', () => {
  expect(wholePoem.routes).toEqual([
    { path: '/api/poem/all', method: 'get', pointer: '/operations/list' },
    { path: '/api/poem/id/{id}', method: 'get', pointer: '/operations/get' },
    { path: '/api/poem/create', method: 'post', pointer: '/operations/create' },
    { path: '/api/poem/update', method: 'put', pointer: '/operations/update' },
    { path: '/api/poem/delete/{id}', method: 'delete', pointer: '/operations/delete' },
  ])
  expect(wholePoem.operations.get).toEqual({
    operationId: 'getPoem',
    tags: ['poem'],
    summary: 'One poem',
    description: 'The poem with this number.',
    'x-privileges': ['POEM_READ', 'POEM_UPDATE'],
    parameters: [sharedParameter('Id')],
    responses: {
      200: {
        description: 'The poem.',
        content: {
          'application/json': {
            schema: { $ref: '#/schemas/PoemOne' },
            example: {
              success: true,
              message: '',
              payload: expect.objectContaining({
                id: 1,
                title: 'First',
                poetId: 4,
                active: true,
                deletable: true,
              }),
            },
          },
        },
      },
      ...Object.fromEntries(
        [
          [400, 'BadRequest'],
          [401, 'Unauthorized'],
          [403, 'Forbidden'],
          [404, 'NotFound'],
          [500, 'ServerError'],
          [503, 'Unavailable'],
        ].map(([status, name]) => [status, { $ref: `../shared/responses.yaml#/${name}` }]),
      ),
    },
  })
})

test('examples are sent and answered in their envelopes', () => {
  const { list, create, update } = wholePoem.operations
  expect(json(responses(list)[200]).example.payload).toMatchObject({
    content: [{ title: 'First' }, { title: 'Second', poetId: null, active: false }],
    totalElements: 2,
  })
  expect(json(create?.requestBody)).toEqual({
    schema: { $ref: '#/schemas/PoemCreate' },
    example: { title: 'Third', active: true },
  })
  expect(json(responses(create)[200]).example).toEqual({
    success: true,
    message: 'Poem created',
    payload: { id: 3 },
  })
  expect(json(update?.requestBody).example).toEqual({ id: 1, title: 'Changed', poetId: 4, active: true })
  expect(create).toMatchObject({ parameters: [sharedParameter('IdempotencyKey')] })
  expect(update).toMatchObject({ parameters: [sharedParameter('IfMatch')], 'x-privileges': ['POEM_UPDATE'] })
})

test('what an operation says itself stands, its path in full', () => {
  const { operations, routes } = expanded(
    poem(`
privileges: [POEM, ARTICLE]
x-inferred: true
examples: [{ title: First }, { title: Second }]
operations:
  get:
    path: /poems/{id}
    summary: A poem
    x-privileges: []
    x-inferred: false
    answer: { description: It., payload: 2 }
    errors: [404, 429]
  delete: { answer: { message: Gone } }
`).replace('privileges: POEM\n', ''),
  )
  const { get } = operations
  expect(get).toMatchObject({ summary: 'A poem', 'x-privileges': [] })
  expect(get).not.toHaveProperty('x-inferred')
  expect(Object.keys(responses(get))).toEqual(['200', '404', '429'])
  expect(json(responses(get)[200]).example.payload).toMatchObject({ id: 2 })
  expect(routes[0]).toMatchObject({ path: '/poems/{id}' })
  expect(operations.delete).toMatchObject({
    'x-privileges': ['POEM_DELETE', 'ARTICLE_DELETE'],
    'x-inferred': true,
  })
  expect(json(responses(operations.delete)[200]).example.message).toBe('Gone')
})
