import { expect, it } from 'vitest'
import { storedSchema } from '../../../scripts/check/demo/stored-schema.ts'
import type { Schema } from '../../../src/server/contract/schema.ts'

it('the required items of a list have the names under which they are stored', () => {
  const text = { type: 'string', 'x-stores': 'translatedText' }
  const body = {
    properties: {
      titles: {
        type: 'array',
        items: { type: 'object', properties: { text } },
        contains: { required: ['text'], properties: { text: { minLength: 1 } } },
      },
    },
  } as unknown as Schema
  expect(storedSchema(body)).toMatchObject({
    properties: {
      titles: {
        items: { properties: { translatedText: {} } },
        contains: { required: ['translatedText'], properties: { translatedText: { minLength: 1 } } },
      },
    },
  })
})
