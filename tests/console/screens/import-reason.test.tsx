import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { startI18n } from '../../../src/console/i18n/i18n.ts'
import { useReason } from '../../../src/console/screens/member-import/use-member-import.ts'

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
)

beforeAll(() => startI18n('en'))
afterEach(() => i18next.changeLanguage('en'))

it.each([
  ['ar', 'مطابق لما في الصف 12', 'عدد صفوف الجدول أكبر من 10,000.'],
  ['bn', '১২ নম্বর সারির মতোই', 'ফাইলে ১০,০০০-এর বেশি সারি আছে।'],
  ['de', 'ist dasselbe wie in Zeile 12', 'Die Tabelle hat mehr als 10.000 Zeilen.'],
  ['en', 'is the same as in row 12', 'The spreadsheet has more than 10,000 rows.'],
])('a fault is described by its code in %s, not by the text of the API', async (language, cell, file) => {
  await i18next.changeLanguage(language)
  const { result } = renderHook(useReason, { wrapper })
  const repeated = { code: 'import:cell.repeated', params: { first: 12 } }
  await waitFor(() => expect(result.current(repeated, 'API words')).toBe(cell))
  expect(result.current({ code: 'import:file.tooManyRows', params: { most: 10_000 } }, '')).toBe(file)
})

it('messages of other APIs and with unknown codes stay unchanged', async () => {
  const { result } = renderHook(useReason, { wrapper })
  await waitFor(() => expect(result.current({ code: 'import:cell.missing' }, '')).toBe('is missing'))
  expect(result.current({}, 'must not be in 2 parishes')).toBe('must not be in 2 parishes')
  expect(result.current({ code: 'import:cell.parish' }, 'must not be in 2 parishes')).toBe(
    'must not be in 2 parishes',
  )
  expect(result.current({ code: 'fault.taken' }, 'is taken')).toBe('is taken')
})
