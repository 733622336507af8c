import MenuList from '@mui/material/MenuList'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { beforeEach, expect, it, vi } from 'vitest'
import { demandCalendarTexts, getCalendarTexts } from '../../../src/console/i18n/calendar-texts.ts'
import {
  addDemandedTexts,
  changeLanguage,
  currentLanguage,
  startI18n,
} from '../../../src/console/i18n/i18n.ts'
import { languageItems } from '../../../src/console/shell/account/account-menu-list.tsx'

const arabic = vi.hoisted(() => ({ file: Promise.resolve() }))

vi.mock('../../../src/console/i18n/load-language.ts', async (load) => {
  const { loadLanguage } = await load<typeof import('../../../src/console/i18n/load-language.ts')>()
  return {
    loadLanguage: async (code: Parameters<typeof loadLanguage>[0]) => {
      if (code === 'ar') await arabic.file
      return loadLanguage(code)
    },
  }
})

let file: PromiseWithResolvers<void>

beforeEach(async () => {
  await startI18n('en')
  localStorage.clear()
  file = Promise.withResolvers()
  arabic.file = file.promise
})

const shown = () => {
  const { lang, dir } = document.documentElement
  return [currentLanguage(), lang, dir, localStorage.getItem('language')]
}

it('of two languages the one selected last is shown and kept, even if the first loads later', async () => {
  const first = changeLanguage('ar')
  await changeLanguage('fr')
  file.resolve()
  await first
  expect(shown()).toEqual(['fr', 'fr', 'ltr', 'fr'])
})

it('a language that is no longer needed may fail silently', async () => {
  const first = changeLanguage('ar')
  await changeLanguage('fr')
  file.reject(new Error('Not there'))
  await expect(first).resolves.toBeUndefined()
  const last = changeLanguage('ar')
  await expect(last).rejects.toThrow('Not there')
  expect(shown()).toEqual(['fr', 'fr', 'ltr', 'fr'])
})

it('the latest selected language wins', async () => {
  const user = userEvent.setup()
  render(<MenuList>{languageItems(() => undefined)}</MenuList>)
  const first = changeLanguage('ar')
  await user.click(screen.getByRole('menuitemradio', { name: 'English' }))
  file.resolve()
  await act(() => first)
  expect(shown()).toEqual(['en', 'en', 'ltr', 'en'])
})

it('texts requested while a language loads are in that language', async () => {
  const first = changeLanguage('ar')
  await Promise.all([addDemandedTexts('tools'), demandCalendarTexts(currentLanguage())])
  file.resolve()
  await first
  expect(i18next.t('bulk.chosen', { ns: 'tools', count: 2 })).toBe('تم تحديد صفين')
  expect(getCalendarTexts(currentLanguage()).dayjs).toBe('ar')
})
