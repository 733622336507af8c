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

const verses = expanded(`
description: Verses.
x-privileges: []
x-any-user: true
paths:
  /api/verse/all/{poemId}:
    get:
      operationId: listVerse
      summary: The verses
      description: Those of a poem.
      parameters:
        - { name: poemId, description: The poem. }
        - { name: kind, description: Only this kind. }
        - { name: line, description: Only this line. }
      answer: { description: They., schema: VersePage, payload: [{ kind: SUNG, line: 1 }] }
  /api/verse/open:
    get: { operationId: openVerse, summary: S, description: D, security: [] }
    post: { operationId: sendVerse, summary: S, description: D, x-privileges: [POEM_UPDATE] }
answers:
  VersePage: { pageOf: Verse }
schemas:
  Verse:
    properties:
      kind: { type: string, enum: [SUNG, SPOKEN] }
      line: { $ref: ../shared/schemas.yaml#/Id }
      note: { type: [string, 'null'] }
`)
const listVerse = verses.paths['/api/verse/all/{poemId}']?.get

test('what the file says of its operations holds for those that are not open and do not say it', () => {
  const { get, post } = verses.paths['/api/verse/open'] ?? {}
  expect(listVerse).toMatchObject({ 'x-privileges': [], 'x-any-user': true })
  expect(Object.keys(get ?? {})).not.toContain('x-privileges')
  expect(Object.keys(get ?? {})).not.toContain('x-any-user')
  expect(post).toMatchObject({ 'x-privileges': ['POEM_UPDATE'] })
})

test('a parameter without a schema is a number in the path, and what filters a page by the property of its name', () => {
  const number = { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 }
  expect(listVerse?.parameters).toEqual([
    { name: 'poemId', in: 'path', required: true, description: 'The poem.', schema: number, example: 1 },
    {
      name: 'kind',
      in: 'query',
      description: 'Only this kind.',
      schema: { type: 'string', enum: ['', 'SUNG', 'SPOKEN'] },
    },
    { name: 'line', in: 'query', description: 'Only this line.', schema: number },
  ])
})

test('what has to be there in an answer is null where its example leaves it out', () => {
  expect(json(responses(listVerse)[200]).example.payload).toMatchObject({
    content: [{ kind: 'SUNG', line: 1, note: null }],
  })
})
