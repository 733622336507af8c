import { expect, it } from 'vitest'
import type { JsonObject } from '../../../src/contract/json.ts'
import type { Schema } from '../../../src/server/contract/schema.ts'
import { compileTexts } from '../../../src/server/text/clean-text.ts'

const text: Schema = { type: ['string', 'null'] }
const object = (properties: Record<string, Schema>): Schema => ({ type: 'object', properties })

it.each<[string, Schema, JsonObject, JsonObject]>([
  ['a text', object({ title: text }), { title: ' e\u0301 ' }, { title: '\u00e9' }],
  [
    'texts in lists and objects',
    object({ tags: { type: 'array', items: text }, place: object({ city: text }) }),
    { tags: [' a', 'b\u200b', null], place: { city: '\u3164' } },
    { tags: ['a', 'b', null], place: { city: '' } },
  ],
  [
    'a text behind a union with null',
    object({ title: { anyOf: [{ type: 'string' }, { type: 'null' }] } }),
    { title: ' a ' },
    { title: 'a' },
  ],
  [
    'no password',
    object({ password: { type: 'string', format: 'password' } }),
    { password: ' e\u0301 ' },
    { password: ' e\u0301 ' },
  ],
  [
    'rich text only as far as NFC goes',
    object({ note: { type: 'string', format: 'html' } }),
    { note: ' <p>e\u0301 </p> ' },
    { note: ' <p>\u00e9 </p> ' },
  ],
  [
    'nothing that the schema does not say',
    object({ title: text, tags: { type: 'array', items: text } }),
    { title: 5, tags: ' a ', more: ' b ' },
    { title: 5, tags: ' a ', more: ' b ' },
  ],
])('changes %s', (_name, schema, body, expected) => {
  compileTexts(schema)(body)
  expect(body).toEqual(expected)
})

it('ignores properties of the prototype', () => {
  const body: JsonObject = {}
  compileTexts(object({ constructor: text, toString: text }))(body)
  expect(Object.keys(body)).toEqual([])
})
