import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { english } from './english.ts'
import { type LanguageCode, startLanguage, storeLanguage, toLanguageCode } from './languages.ts'
import { loadLanguage } from './load-language.ts'
import { setMuiLocale } from './mui-locale.ts'

const applyToDocument = (code: LanguageCode): void => {
  document.documentElement.lang = code
  document.documentElement.dir = i18next.dir(code)
}

const showLanguage = async (code: LanguageCode): Promise<void> => {
  const { texts, mui } = await loadLanguage(code)
  for (const [namespace, bundle] of Object.entries(texts)) i18next.addResourceBundle(code, namespace, bundle)
  setMuiLocale(mui)
  await i18next.changeLanguage(code)
  applyToDocument(code)
}

/**
 * Starts the interface texts in the stored or the browser's language; English when that cannot be loaded. To be
 * awaited before the first rendering.
 */
export const startI18n = async (language: LanguageCode = startLanguage()): Promise<void> => {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    ns: Object.keys(english),
    defaultNS: 'shell',
    resources: { en: english },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  applyToDocument('en')
  if (language !== 'en') await showLanguage(language).catch(() => undefined)
}

/** Switches the interface and keeps the choice in this browser. Rejects when the texts cannot be loaded. */
export const changeLanguage = async (code: LanguageCode): Promise<void> => {
  await showLanguage(code)
  storeLanguage(code)
}

/** The language now shown. */
export const currentLanguage = (): LanguageCode => toLanguageCode(i18next.language) ?? 'en'
