import { expect, it } from 'vitest'
import { storedSchema } from '../../../scripts/check/demo/stored-schema.ts'
import type { Schema } from '../../../src/server/contract/schema.ts'

it('what a list must contain has the names under which its items are stored', () => {
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
