import { expect, it } from 'vitest'
import { latinKey } from '../../../src/console/ui/latin-key.ts'

it.each([
  ['Z', 'KeyZ', false, 'z'],
  ['w', 'KeyZ', false, 'w'],
  ['য', 'KeyZ', false, 'z'],
  ['ي', 'KeyD', false, 'd'],
  ['ظ', 'Slash', false, '/'],
  ['؟', 'Slash', true, '?'],
  ['/', 'Digit7', true, '/'],
  ['-', 'Slash', false, '-'],
  ['Enter', 'Enter', false, ''],
])('reads %s at %s (Shift: %s) as "%s"', (key, code, shiftKey, latin) => {
  expect(latinKey({ key, code, shiftKey })).toBe(latin)
})
