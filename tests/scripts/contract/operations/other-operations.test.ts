import { expect, test } from 'vitest'
import { expanded, json, responses, shared, sharedParameter } from '../fixture.ts'

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
  expect(post).toMatchObject({ tags: ['poem'], parameters: [sharedParameter('Id')] })
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

test('what a file says of all its operations holds for those under paths, unless one says otherwise', () => {
  const { paths } = expanded(`
description: Poems.
x-inferred: true
paths:
  /api/poem/praise:
    get: { operationId: getPraise, summary: Praise, description: Praise., security: [] }
    delete: { operationId: endPraise, summary: No praise, description: None., security: [], x-inferred: false }
`)
  expect(paths['/api/poem/praise']?.get).toMatchObject({ 'x-inferred': true })
  expect(paths['/api/poem/praise']?.delete).not.toHaveProperty('x-inferred')
})

test("a parameter is the path's where that names it, and else the query's", () => {
  const { paths } = expanded(`
description: Poems.
paths:
  /api/poem/{verse}:
    get:
      operationId: getVerse
      summary: A verse
      description: A verse.
      security: []
      parameters:
        - { name: verse, description: Which verse., schema: { type: integer } }
        - { name: loud, description: How loud., schema: { type: integer } }
        - { name: session, in: cookie, description: The session., schema: { type: string } }
`)
  expect(paths['/api/poem/{verse}']?.get?.parameters).toMatchObject([
    { name: 'verse', in: 'path', required: true, description: 'Which verse.' },
    { name: 'loud', in: 'query' },
    { name: 'session', in: 'cookie' },
  ])
})

test.each([
  ['to: NEW', ['IdempotencyKey']],
  ['from: [OLD], to: NEW', ['Id', 'IfMatch']],
])('a change of state with %s takes %j', (states, names) => {
  const path = '/api/poem/{id}/stage'
  const { paths } = expanded(`
description: Poems.
paths:
  ${path}:
    post:
      operationId: stagePoem
      summary: Stage a poem
      description: Stages it.
      x-privileges: [POEM_UPDATE]
      x-transition: { property: stage, ${states} }
      answer: { description: Staged., message: Staged }
`)
  expect(paths[path]?.post).toMatchObject({ parameters: names.map(sharedParameter) })
})
