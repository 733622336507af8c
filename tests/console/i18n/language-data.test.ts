// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { useTranslation } from 'react-i18next'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadTexts } from '../../../src/console/i18n/demanded-texts.ts'
import { addDemandedTexts, changeLanguage, startI18n } from '../../../src/console/i18n/i18n.ts'
import { demandedNamespaces } from '../../../src/console/i18n/language-data.ts'
import { languages } from '../../../src/contract/text/interface-languages.ts'

beforeAll(async () => {
  await startI18n('en')
  await addDemandedTexts('exchange', 'tools')
})
afterAll(() => changeLanguage('en'))

it.each([
  ['en', 'Export for translators', 'Stop'],
  ['ar', 'تصدير للمترجمين', 'إيقاف'],
] as const)('texts of two namespaces are both found, in %s', async (language, exchange, tools) => {
  await changeLanguage(language)
  const { t } = renderHook(() => useTranslation(['exchange', 'tools'])).result.current
  expect(t('exchange.export')).toBe(exchange)
  expect(t('bulk.stop')).toBe(tools)
})

it('requested texts are available after another start', async () => {
  await startI18n('en')
  const { t } = renderHook(() => useTranslation(['exchange', 'tools'])).result.current
  expect([t('exchange.export'), t('bulk.stop')]).toEqual(['Export for translators', 'Stop'])
})

it.each(demandedNamespaces)('%s has texts in every language', async (namespace) => {
  for (const { code } of languages) expect(await loadTexts(namespace, code)).not.toEqual({})
})
