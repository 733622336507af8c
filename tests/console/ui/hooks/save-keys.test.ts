import { expect, it } from 'vitest'
import { saveKeysOf } from '../../../../src/console/ui/hooks/use-save-keys.ts'

const press = (key: string, held: string, code = '') => ({
  key,
  code,
  ctrlKey: held.includes('ctrl'),
  metaKey: held.includes('cmd'),
  shiftKey: held.includes('shift'),
  altKey: held.includes('alt'),
})

it.each([
  [press('s', 'ctrl'), 'save'],
  [press('s', 'cmd'), 'save'],
  [press('S', 'ctrl'), 'save'],
  [press('Enter', 'ctrl'), 'save'],
  [press('Enter', 'cmd'), 'save'],
  [press('Enter', 'ctrl shift'), 'another'],
  [press('স', 'ctrl', 'KeyS'), 'save'],
  [press('س', 'ctrl', 'KeyS'), 'save'],
  // Of another Latin layout, where an O lies in the place of the S.
  [press('o', 'ctrl', 'KeyS'), null],
  [press('s', 'ctrl shift', 'KeyS'), null],
  [press('s', 'ctrl alt', 'KeyS'), null],
  [press('s', ''), null],
  [press('Enter', ''), null],
  [press('Enter', 'shift'), null],
])('%o asks for %s', (pressed, expected) => {
  expect(saveKeysOf(pressed)).toBe(expected)
})
