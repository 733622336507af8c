import { expect, test } from 'vitest'
import { expanded, json, poem, responses, shared, wholePoem } from '../fixture.ts'

test('answers have the envelope', () => {
  expect(wholePoem.schemas.PoemOne).toEqual({
    type: 'object',
    required: ['success', 'message', 'payload'],
    properties: {
      success: shared('Success'),
      message: shared('Message'),
      payload: { $ref: '#/schemas/Poem' },
    },
  })
  expect(wholePoem.schemas.PoemPage?.properties?.payload).toMatchObject({
    properties: { content: { type: 'array', items: { $ref: '#/schemas/Poem' } } },
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

const odes = expanded(`
description: Poems.
paths:
  /api/ode:
    get:
      operationId: listOdes
      summary: All odes
      description: All odes.
      security: []
      answer: { description: The page., schema: OdePage, payload: [{ title: A }, { title: B }] }
      responses:
        404: { description: None., example: { success: false } }
        409: { description: Taken., schema: Collision, example: { by: 1 } }
        410: { description: Gone. }
answers:
  OdePage: { pageOf: Ode }
schemas:
  Ode: { description: An ode., optional: [note], properties: { title: { type: string }, note: { type: string } } }
  Collision: { type: object, properties: { by: { type: integer } } }
`)

test('a page is said by what is on it', () => {
  expect(odes.schemas.OdePage?.properties?.payload).toMatchObject({
    required: ['content', 'totalElements', 'pageable'],
    properties: { content: { type: 'array', items: { $ref: '#/schemas/Ode' } } },
  })
  expect(json(responses(odes.paths['/api/ode']?.get)[200]).example.payload).toEqual({
    content: [{ title: 'A' }, { title: 'B' }],
    totalElements: 2,
    pageable: { pageSize: 10, pageNumber: 0 },
  })
})

test('a response with an example is JSON, of its schema or an error', () => {
  const found = responses(odes.paths['/api/ode']?.get)
  expect(json(found[404])).toEqual({ schema: shared('Error'), example: { success: false } })
  expect(json(found[409])).toEqual({ schema: { $ref: '#/schemas/Collision' }, example: { by: 1 } })
  expect(found[410]).toEqual({ description: 'Gone.' })
})

test('an object that does not say its type has all its properties but the optional ones', () => {
  expect(odes.schemas.Ode).toEqual({
    type: 'object',
    description: 'An ode.',
    required: ['title'],
    properties: { title: { type: 'string' }, note: { type: 'string' } },
  })
  expect(odes.schemas.Collision).not.toHaveProperty('required')
})
