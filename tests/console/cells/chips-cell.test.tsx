import { render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { privilegesCell } from '../../../src/console/cells/chips-cell.tsx'
import { changeLanguage, startI18n } from '../../../src/console/i18n/i18n.ts'

const names = [
  'FAQ_READ',
  'BOOK_CREATE',
  'MEMBER_UPDATE',
  'DUA_DELETE',
  ...Array.from({ length: 12 }, (_, at) => `X${at}_READ`),
]
const value = names.map((name, id) => ({ id, name }))

const show = (held: unknown): void => {
  const View = privilegesCell.render
  if (View) render(<View value={held} row={{}} options={{}} rows={[]} field='privileges' />)
}

beforeAll(() => startI18n('en'))
afterEach(() => i18next.changeLanguage('en'))

it.each([
  ['en', ['FAQ: Read', 'Book: Create', 'Member: Update', 'Dua: Delete', '16']],
  ['bn', ['সাধারণ প্রশ্ন (FAQ): দেখা', 'বই: তৈরি', 'সদস্য: সম্পাদনা', 'দোয়া: মোছা', '১৬']],
] as const)('privileges are shown as words in %s, also in the tooltip', async (language, words) => {
  await changeLanguage(language)
  show(value)
  for (const word of words) expect(screen.getByText(word)).toBeVisible()
  expect(screen.getByTitle((title) => title.startsWith(words.slice(0, 4).join(', ')))).toBeVisible()
})

it('a role without privileges shows none', () => {
  show([])
  expect(screen.getByText('N/A')).toBeVisible()
})
