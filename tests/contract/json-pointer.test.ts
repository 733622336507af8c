import { expect, it } from 'vitest'
import { firstKey, fromPointer, toPointer } from '../../src/contract/json-pointer.ts'

it.each<[readonly (string | number)[], string]>([
  [[], ''],
  [['title'], '/title'],
  [['sections', 0, 'title'], '/sections/0/title'],
  [['a/b', 'c~d', '~1'], '/a~1b/c~0d/~01'],
  [[''], '/'],
])('%j as a JSON Pointer is %j, and back', (path, pointer) => {
  expect(toPointer(path)).toBe(pointer)
  expect(fromPointer(pointer)).toEqual(path.map(String))
})

it.each([
  ['/sections/0/title', 'sections'],
  ['/a~1b/0', 'a/b'],
  ['', ''],
])('%j lies in the property %j', (pointer, name) => expect(firstKey(pointer)).toBe(name))
