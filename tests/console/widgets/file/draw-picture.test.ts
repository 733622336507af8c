import { expect, it } from 'vitest'
import { pixelsOf } from '../../../../src/console/widgets/file/crop/crop-dialog.tsx'

it.each([
  ['all of it', { x: 0, y: 0, width: 100, height: 100 }, { x: 0, y: 0, width: 900, height: 600 }],
  ['a quarter', { x: 50, y: 50, width: 50, height: 50 }, { x: 450, y: 300, width: 450, height: 300 }],
  ['next to nothing', { x: 10, y: 10, width: 0, height: 0.01 }, { x: 90, y: 60, width: 1, height: 1 }],
])('the pixels of %s', (_, part, pixels) => {
  expect(pixelsOf(part, { width: 900, height: 600 })).toEqual(pixels)
})
