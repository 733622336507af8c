import { useQuery } from '@tanstack/react-query'
import i18next from 'i18next'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { CodedMessage } from '../../../contract/conventions/refusal.ts'
import type { LanguageCode } from '../../../contract/text/interface-languages.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import type { Texts } from '../../i18n/language-data.ts'

/** The contract's messages for imports, in each language. */
const messages: Record<LanguageCode, () => Promise<{ default: Texts }>> = {
  en: () => import('../../../contract/messages/en/import.json', { with: { type: 'json' } }),
  fr: () => import('../../../contract/messages/fr/import.json', { with: { type: 'json' } }),
  de: () => import('../../../contract/messages/de/import.json', { with: { type: 'json' } }),
  nl: () => import('../../../contract/messages/nl/import.json', { with: { type: 'json' } }),
  bn: () => import('../../../contract/messages/bn/import.json', { with: { type: 'json' } }),
  ar: () => import('../../../contract/messages/ar/import.json', { with: { type: 'json' } }),
}

const load = async (language: LanguageCode): Promise<LanguageCode> => {
  i18next.addResourceBundle(language, 'import', (await messages[language]()).default)
  return language
}

/**
 * The error of a row or the whole file in the present language, by its code; the API's own message for codes of other
 * origin.
 */
export const useReason = (): ((coded: CodedMessage, message: string) => string) => {
  const { t } = useTranslation('import')
  const language = currentLanguage()
  const { data } = useQuery({
    queryKey: ['messages of the import', language],
    queryFn: () => load(language),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return useCallback(
    ({ code = '', params }, message) =>
      data !== undefined && code.startsWith('import:')
        ? t(code.slice('import:'.length), { ...params, lng: data, defaultValue: message })
        : message,
    [t, data],
  )
}
