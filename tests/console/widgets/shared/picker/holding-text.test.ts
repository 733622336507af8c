import { expect, it } from 'vitest'
import { holdingText } from '../../../../../src/console/widgets/shared/picker/picker-input.tsx'

const options = ['فَضَائِلُ الأَعْمَالِ', 'Élan ২০২৬', 'ড়', 'Other']

it.each([
  ['فضايل', [options[0]]],
  ['الاعمـــال', [options[0]]],
  ['elan 2026', [options[1]]],
  ['\u09a1\u09bc', [options[2]]],
  [' ', options],
  ['none', []],
])('%s is held by %s', (inputValue, expected) => {
  expect(holdingText([...options], { inputValue, getOptionLabel: String })).toEqual(expected)
})
