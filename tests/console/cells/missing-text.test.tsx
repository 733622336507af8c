import { render, screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CellView } from '../../../src/console/engine/list/views/cell-view.tsx'
import { changeLanguage, startI18n } from '../../../src/console/i18n/i18n.ts'

beforeAll(async () => {
  await startI18n('en')
  await changeLanguage('bn')
})
afterAll(() => changeLanguage('en'))

const show = (cell: string, value: unknown, options = {}) =>
  render(<CellView column={{ field: 'it', cell, options }} row={{ it: value }} rows={[]} />)

it.each(['text', 'rich-text', 'date', 'number', 'link', 'files', 'chips', 'badge'])(
  'a %s cell without a value says so in the language shown',
  (cell) => {
    show(cell, null)
    expect(screen.getByText('উল্লেখ নেই')).toBeVisible()
    expect(screen.getByText('উল্লেখ নেই')).toHaveClass('missing')
  },
)

it('texts of a module for a missing value are translated, values are not', () => {
  show('rich-text', '', { empty: 'Anonymous' })
  expect(screen.getByText('অজ্ঞাতনামা')).toBeVisible()
  show('text', 'Anonymous')
  expect(screen.getByText('Anonymous')).toBeVisible()
})
