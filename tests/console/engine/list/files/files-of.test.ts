import { expect, it } from 'vitest'
import { filesOf, titleOf } from '../../../../../src/console/engine/list/files/files-of.ts'

const text = { type: 'string' }
const picture = { 'ui:widget': 'image' }

it.each([
  ['a file', ['image'], { image: picture }, { file: 'image', title: undefined, kind: 'image' }],
  [
    'a file and a text',
    ['name', 'sheet'],
    { sheet: { 'ui:widget': 'file' } },
    { file: 'sheet', title: 'name', kind: 'file' },
  ],
  ['two files', ['image', 'back'], { image: picture, back: picture }, undefined],
  ['two texts', ['image', 'name', 'purpose'], { image: picture }, undefined],
  ['a choice', ['image', 'kind'], { image: picture }, undefined],
  ['a rich text', ['image', 'name'], { image: picture, name: { 'ui:widget': 'rich-text' } }, undefined],
  ['no file', ['name'], {}, undefined],
])('records that require %s', (_, required, ui, expected) => {
  const properties = { name: text, purpose: text, kind: { type: 'string', enum: ['A', 'B'] } }
  expect(filesOf({ schema: { required, properties }, ui })).toEqual(expected)
})

it.each([
  ['Hall_opening_12.JPG', undefined, 'Hall opening 12'],
  ['v1.2 plan.pdf', undefined, 'v1.2 plan'],
  ['উদ্বোধনী__অধিবেশন.png', undefined, 'উদ্বোধনী অধিবেশন'],
  ['without extension', undefined, 'without extension'],
  ['abcdef.png', 3, 'abc'],
])('the title of %s', (name, maxLength, title) => {
  expect(titleOf(name, maxLength)).toBe(title)
})
