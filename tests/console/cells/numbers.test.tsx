// @vitest-environment jsdom
import { render } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, expect, it } from 'vitest'
import { CellView } from '../../../src/console/engine/list/views/cell-view.tsx'
import { changeLanguage, startI18n } from '../../../src/console/i18n/i18n.ts'

await startI18n('en')
afterEach(() => i18next.changeLanguage('en'))

const row = { id: 7, day: '25/03/2026', price: 1234567.5, pages: 2048, part: 3 }

const shown = (field: string, cell?: string, options?: Readonly<Record<string, unknown>>): string =>
  render(
    <CellView
      column={{ field, ...(cell !== undefined && { cell }), ...(options && { options }) }}
      row={row}
      rows={[row]}
    />,
  ).container.textContent ?? ''

it.each([
  ['en', '25-Mar-2026', '1,234,567.5', '3.00', '2048'],
  ['bn', '২৫-মার্চ-২০২৬', '১২,৩৪,৫৬৭.৫', '৩.০০', '২০৪৮'],
  ['de', '25-März-2026', '1.234.567,5', '3,00', '2048'],
] as const)('dates and numbers of cells are those of %s', async (language, day, price, part, pages) => {
  await changeLanguage(language)
  expect(shown('day', 'date')).toBe(day)
  expect(shown('price', 'number')).toBe(price)
  expect(shown('part', 'number', { decimals: 2 })).toBe(part)
  expect(shown('pages')).toBe(pages)
})
