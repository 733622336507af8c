import { expect, test } from 'vitest'
import { expanded, poem } from './fixture.ts'

const shared = (name: string) => ({ $ref: `../shared/schemas.yaml#/${name}` })
const parameter = (name: string) => ({ $ref: `../shared/parameters.yaml#/${name}` })
const json = (response: unknown) =>
  (
    response as {
      content: { 'application/json': { schema: unknown; example: { message: string; payload: unknown } } }
    }
  ).content['application/json']
const responses = (operation: unknown) => (operation as { responses: Record<string, unknown> }).responses

const whole = expanded(
  poem(
    `
examples:
  - { title: First, poetId: 4 }
  - { title: Second, active: false }
operations:
  list:
    sorts: [creationDate, title]
    filters: { title: Only poems whose title contains this text., active: {} }
  get: {}
  create:
    example: { title: Third }
  update:
    example: { title: Changed }
  delete: {}
`,
    `    poetId: { type: [integer, 'null'], x-references: Poet, description: Who wrote it. }
    active: {}`,
  ),
)

test('a record is read with what every record has, and written without', () => {
  expect(whole.schemas.Poem).toEqual({
    type: 'object',
    'x-table': 'poem',
    'x-label': 'title',
    description: 'A poem.',
    required: [
      'id',
      'title',
      'poetId',
      'active',
      'creationDate',
      'lastModifiedDate',
      'lastModifiedBy',
      'deletable',
    ],
    properties: {
      id: shared('Id'),
      title: { type: 'string', description: 'Its title.', examples: ['First'] },
      poetId: {
        type: ['integer', 'null'],
        format: 'int64',
        'x-references': 'Poet',
        description: 'Who wrote it.',
        examples: [4],
      },
      active: shared('Active'),
      creationDate: shared('CreationDate'),
      lastModifiedDate: shared('LastModifiedDate'),
      lastModifiedBy: shared('LastModifiedBy'),
      deletable: shared('Deletable'),
    },
  })
  const title = {
    type: 'string',
    minLength: 1,
    maxLength: 255,
    description: 'Its title.',
    examples: ['Third'],
  }
  expect(whole.schemas.PoemCreate).toMatchObject({
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: { title, poetId: { minimum: 1 }, active: shared('Active') },
  })
  expect(Object.keys(whole.schemas.PoemCreate?.properties ?? {})).toEqual(['title', 'poetId', 'active'])
  expect(whole.schemas.PoemUpdate).toMatchObject({
    required: ['id', 'title'],
    properties: { id: shared('Id'), title },
  })
})

test('answers have the envelope', () => {
  expect(whole.schemas.PoemOne).toEqual({
    type: 'object',
    required: ['success', 'message', 'payload'],
    properties: {
      success: shared('Success'),
      message: shared('Message'),
      payload: { $ref: '#/schemas/Poem' },
    },
  })
  expect(whole.schemas.PoemPage?.properties?.payload).toMatchObject({
    properties: { content: { type: 'array', items: { $ref: '#/schemas/Poem' } } },
  })
})

test('each operation has what its kind has', () => {
  expect(whole.routes).toEqual([
    { path: '/api/poem/all', method: 'get', pointer: '/operations/list' },
    { path: '/api/poem/id/{id}', method: 'get', pointer: '/operations/get' },
    { path: '/api/poem/create', method: 'post', pointer: '/operations/create' },
    { path: '/api/poem/update', method: 'put', pointer: '/operations/update' },
    { path: '/api/poem/delete/{id}', method: 'delete', pointer: '/operations/delete' },
  ])
  expect(whole.operations.get).toEqual({
    operationId: 'getPoem',
    tags: ['poem'],
    summary: 'One poem',
    description: 'The poem with this number.',
    'x-privileges': ['POEM_READ', 'POEM_UPDATE'],
    parameters: [parameter('Id')],
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
  const { list, create, update } = whole.operations
  expect(json(responses(list)[200]).example.payload).toMatchObject({
    content: [{ title: 'First' }, { title: 'Second', poetId: null, active: false }],
    totalElements: 2,
  })
  expect(json(create?.requestBody)).toEqual({
    schema: { $ref: '#/schemas/PoemCreate' },
    example: { title: 'Third' },
  })
  expect(json(responses(create)[200]).example).toEqual({
    success: true,
    message: 'Poem created',
    payload: { id: 3 },
  })
  expect(json(update?.requestBody).example).toEqual({ id: 1, title: 'Changed', poetId: 4, active: true })
  expect(update).toMatchObject({ parameters: [parameter('IfMatch')], 'x-privileges': ['POEM_UPDATE'] })
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

test('an operation under paths has its tag, body, answer and the errors of its sort', () => {
  const { paths, routes, schemas } = expanded(`
description: Poems.
paths:
  /api/poem/{id}/praise:
    post:
      operationId: praisePoem
      summary: Praise a poem
      description: Adds praise.
      x-privileges: [POEM_UPDATE]
      parameters: [Id]
      body: Praise
      example: { words: 'Well done' }
      answer: { description: Praised., message: Thank you }
    get:
      operationId: getPraise
      summary: The praise
      description: All praise.
      security: []
      parameters: [Id]
      answer: { description: The praise., schema: PraiseList, payload: [Well done] }
      responses: { '404': { description: No praise yet. } }
bodies:
  Praise:
    required: [words]
    properties:
      words: { type: string, description: The praise. }
      poemId: { x-references: Poem, description: Of which poem. }
answers:
  PraiseList: { type: array, items: { type: string } }
`)
  const { get, post } = paths['/api/poem/{id}/praise'] ?? {}
  expect(post).toMatchObject({ tags: ['poem'], parameters: [parameter('Id')] })
  expect(json(post?.requestBody)).toEqual({
    schema: { $ref: '#/schemas/Praise' },
    example: { words: 'Well done' },
  })
  expect(json(responses(post)[200])).toEqual({
    schema: shared('Done'),
    example: { success: true, message: 'Thank you', payload: null },
  })
  expect(Object.keys(responses(post))).toContain('507')
  expect(Object.keys(responses(get))).toEqual(['200', '400', '401', '403', '404', '500', '503'])
  expect(responses(get)[404]).toEqual({ description: 'No praise yet.' })
  expect(routes.map(({ pointer }) => pointer)).toContain('/paths/~1api~1poem~1{id}~1praise/post')
  expect(schemas.Praise).toEqual({
    type: 'object',
    additionalProperties: false,
    required: ['words'],
    properties: {
      words: {
        type: 'string',
        minLength: 1,
        maxLength: 255,
        description: 'The praise.',
        examples: ['Well done'],
      },
      poemId: {
        type: 'integer',
        format: 'int64',
        minimum: 1,
        'x-references': 'Poem',
        description: 'Of which poem.',
      },
    },
  })
})

test('an alias of an example is the example in full', () => {
  const { operations } = expanded(
    poem(
      'examples: [&first { title: First }]\noperations: { get: { answer: { payload: { poem: *first } } } }',
    ),
  )
  expect(json(responses(operations.get)[200]).example.payload).toMatchObject({
    poem: { id: 1, title: 'First' },
  })
})
