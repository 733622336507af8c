import { render, screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { DetailFields } from '../../../../src/console/engine/detail/detail-fields.tsx'
import { startI18n } from '../../../../src/console/i18n/i18n.ts'
import { noValue } from '../../../../src/contract/text/no-value.ts'
import type { DetailFile } from '../../../../src/modules/format/types.ts'

beforeAll(() => startI18n('en'))

/** Whether the screen is narrow. */
let isNarrow = false
beforeEach(() => {
  isNarrow = false
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: isNarrow,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

const items = [
  { field: 'photo', label: 'Photo', cell: 'image' },
  { field: 'name', label: 'Name' },
  { field: 'page', label: 'Page', cell: 'link' },
  { field: 'birth', label: 'Date of Birth', cell: 'date' },
]

const detail: DetailFile = {
  as: 'page',
  title: 'Event Details',
  fields: [
    { field: 'title', label: 'Title' },
    { field: 'event.guests', label: 'Guests', items },
  ],
}

const guests = [
  {
    photo: { fileUrl: '/files/a/one.png', fileName: 'one.png' },
    name: 'ইউসুফ করিম',
    page: 'https://example.org/yusuf',
    birth: '05/12/1980',
  },
  { photo: null, name: 'عبد السلام', page: null, birth: null },
]

const show = (list: unknown, file = detail) =>
  render(<DetailFields detail={file} record={{ title: 'Fair', event: { guests: list } }} />)

it('shows the items of a list as a table with their properties', () => {
  show(guests)
  const table = screen.getByRole('table', { name: 'Guests' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Photo', 'Name', 'Page', 'Date of Birth'])
  const [, first, second] = within(table).getAllByRole('row')
  expect(within(first as HTMLElement).getByRole('img')).toHaveAttribute(
    'src',
    '/files/a/one.png?thumbnail=96',
  )
  expect(within(first as HTMLElement).getByRole('link', { name: 'https://example.org/yusuf' })).toBeVisible()
  expect(first).toHaveTextContent('05-Dec-1980')
  expect(second).toHaveTextContent('عبد السلام')
})

it('shows them below each other on a narrow screen', () => {
  isNarrow = true
  show(guests)
  expect(screen.queryByRole('table')).toBeNull()
  const [first, second] = within(screen.getByRole('list', { name: 'Guests' })).getAllByRole('listitem')
  expect(
    within(first as HTMLElement)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['Photo', 'Name', 'Page', 'Date of Birth'])
  expect(second).toHaveTextContent('عبد السلام')
})

it('shows them below each other where they have many properties', () => {
  const more = ['a', 'b'].map((field) => ({ field, label: field }))
  show(guests, {
    ...detail,
    fields: [{ field: 'event.guests', label: 'Guests', items: [...items, ...more] }],
  })
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

it.each([[[]], [null], [undefined]])('shows that the list is empty: %j', (list) => {
  show(list)
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByText('Guests').nextElementSibling).toHaveTextContent(noValue)
})
