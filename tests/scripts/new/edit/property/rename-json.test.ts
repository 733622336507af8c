import { expect, test } from 'vitest'
import { renamedInJson } from '../../../../../scripts/new/edit/property/rename-json.ts'

test.each([
  ['a key', '{ "image": { "type": "object" } }', '{ "cover": { "type": "object" } }'],
  ['a text', '{ "field": "image" }', '{ "field": "cover" }'],
  ['a text before a dot', '{ "field": "image.fileUrl" }', '{ "field": "cover.fileUrl" }'],
  ['no label', '{ "label": "image" }', '{ "label": "image" }'],
  ['no widget', '{ "image": { "ui:widget": "image" } }', '{ "cover": { "ui:widget": "image" } }'],
  ['no cell', '{ "field": "image", "cell": "image" }', '{ "field": "cover", "cell": "image" }'],
  ['no block', '{ "block": "image", "field": "image" }', '{ "block": "image", "field": "cover" }'],
])('renames %s', (_, text, renamed) => {
  expect(renamedInJson(text, 'image', 'cover')).toBe(renamed)
})
