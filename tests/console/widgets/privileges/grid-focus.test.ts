// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { moveInGrid } from '../../../../src/console/widgets/privileges/privilege-table.tsx'

afterEach(() => document.body.replaceChildren())

/** Two rows of three boxes; the middle one of the second row is missing. */
const grid = (direction: 'ltr' | 'rtl'): HTMLElement => {
  const table = document.createElement('div')
  table.style.direction = direction
  for (const at of ['0 0', '0 1', '0 2', '1 0', '1 2']) {
    const [row = '', column = ''] = at.split(' ')
    const box = Object.assign(document.createElement('input'), { type: 'checkbox', id: at })
    Object.assign(box.dataset, { row, column })
    table.append(box)
  }
  document.body.append(table)
  return table
}

it.each([
  ['ltr', '0 1', 'ArrowRight', '0 2'],
  ['ltr', '0 1', 'ArrowLeft', '0 0'],
  ['rtl', '0 1', 'ArrowRight', '0 0'],
  ['rtl', '0 1', 'ArrowLeft', '0 2'],
  ['rtl', '1 0', 'ArrowLeft', '1 2'],
  ['rtl', '0 0', 'ArrowDown', '1 0'],
  ['rtl', '0 0', 'ArrowRight', ''],
] as const)('in %s, from %s %s leads to %s', (direction, from, key, to) => {
  const table = grid(direction)
  const box = document.getElementById(from)
  expect(box && moveInGrid(table, box, key, 3, 2)).toBe(to !== '')
  expect(document.activeElement?.id).toBe(to)
})
