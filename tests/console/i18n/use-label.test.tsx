import { renderHook } from '@testing-library/react'
import i18next from 'i18next'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { changeLanguage, startI18n } from '../../../src/console/i18n/i18n.ts'
import { useLabel } from '../../../src/console/i18n/use-label.ts'

beforeEach(() => startI18n('en'))
// Later tests use what this one leaves.
afterAll(() => startI18n('en'))

const textOf = (label: string): string => renderHook(() => useLabel()).result.current(label)

it('translates a label into the current language', async () => {
  expect(textOf('Title')).toBe('Title')
  await changeLanguage('de')
  expect(textOf('Title')).toBe('Titel')
  await changeLanguage('en')
  expect(textOf('Title')).toBe('Title')
})

it('shows a label without a translation unchanged until its texts have loaded', () => {
  expect(textOf('A label. Of: nobody')).toBe('A label. Of: nobody')
  i18next.addResourceBundle('en', 'modules', { 'A label. Of: nobody': 'Somebody' }, true)
  expect(textOf('A label. Of: nobody')).toBe('Somebody')
})

it('has no texts before a new start', async () => {
  i18next.addResourceBundle('en', 'modules', { 'Only once': 'Once' }, true)
  expect(textOf('Only once')).toBe('Once')
  await startI18n('en', false)
  expect(textOf('Only once')).toBe('Only once')
})
