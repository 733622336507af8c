import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { directionOf, type LanguageCode } from '../../contract/text/interface-languages.ts'
import { followCalendarTexts } from './calendar-texts.ts'
import shell from './en/shell.json' with { type: 'json' }
import { type DemandedNamespace, namespaces, setMuiLocale, type Texts } from './language-data.ts'
import { loadLanguage } from './load-language.ts'
import { startLanguage, storeLanguage, toLanguageCode } from './start-language.ts'

const addTexts = (code: LanguageCode, texts: Readonly<Record<string, Texts>>): void => {
  for (const [namespace, bundle] of Object.entries(texts)) i18next.addResourceBundle(code, namespace, bundle)
}

/** The namespaces loaded on demand so far; a change of the language loads them again. */
const demanded = new Set<DemandedNamespace>()

const loadDemanded = async (code: LanguageCode): Promise<Record<string, Texts>> => {
  if (demanded.size === 0) return {}
  const { loadTexts } = await import('./demanded-texts.ts')
  const texts = await Promise.all(
    [...demanded].map(async (name) => [name, await loadTexts(name, code)] as const),
  )
  return texts.length < demanded.size ? loadDemanded(code) : Object.fromEntries(texts)
}

const applyToDocument = (code: LanguageCode): void => {
  document.documentElement.lang = code
  document.documentElement.dir = directionOf(code)
}

/** The theme and plugin that mirror the interface, for right-to-left languages. */
const loadMirror = async (code: LanguageCode) =>
  directionOf(code) === 'rtl' ? (await import('./right-to-left.ts')).mirrored : undefined

const fetchLanguage = async (code: LanguageCode) => {
  const [{ texts, mui }, mirror] = await Promise.all([loadLanguage(code), loadMirror(code)])
  // Last, because pages may request more namespaces while the first files load.
  const [others] = await Promise.all([loadDemanded(code), followCalendarTexts(code)])
  return { texts: { ...texts, ...others }, mui, mirror }
}

let choices = 0

/** Shows a language. Returns false if the user selected another one before it was loaded. */
const showLanguage = async (code: LanguageCode): Promise<boolean> => {
  choices += 1
  const choice = choices
  const language = await fetchLanguage(code).catch((error: unknown) => {
    if (choice === choices) throw error
  })
  if (!language || choice !== choices) return false
  const { texts, mui, mirror } = language
  addTexts(code, texts)
  setMuiLocale(mirror ? { ...mui, themes: [...mui.themes, mirror.theme], mirror: mirror.plugin } : mui)
  applyToDocument(code)
  await i18next.changeLanguage(code)
  return true
}

/** Adds the English texts of lists and forms, which the sign-in pages do not need. */
export const completeEnglish = async (): Promise<void> => {
  const { english } = await import('./en/english.ts')
  addTexts('en', english)
}

/**
 * Initializes the interface texts in the stored or the browser's language; in English if that cannot be loaded. Await
 * it before the first render. Without `complete`, only the shell has English texts until `completeEnglish`.
 */
export const startI18n = async (language: LanguageCode = startLanguage(), complete = true): Promise<void> => {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    ns: namespaces,
    defaultNS: 'shell',
    resources: { en: { shell, modules: {} } },
    interpolation: { escapeValue: false },
    // `useTranslation` with two namespaces finds the texts of both.
    react: { useSuspense: false, nsMode: 'fallback' },
  })
  if (complete) await completeEnglish()
  // Namespaces that were requested before the initialization.
  addTexts('en', await loadDemanded('en'))
  // The direction is set once, for the final language, so that the layout does not flip twice.
  if (language === 'en') applyToDocument('en')
  else await showLanguage(language).catch(() => applyToDocument('en'))
}

/**
 * Switches the interface and stores the language in this browser. The latest selection wins.
 * Rejects if the texts cannot be loaded.
 */
export const changeLanguage = async (code: LanguageCode): Promise<void> => {
  if (await showLanguage(code)) storeLanguage(code)
}

/** Loads namespaces in English and the current language. Rejects on failure. */
export const addDemandedTexts = async (...names: readonly DemandedNamespace[]): Promise<void> => {
  for (const name of names) demanded.add(name)
  const code = currentLanguage()
  const [english, texts] = await Promise.all([loadDemanded('en'), loadDemanded(code)])
  addTexts('en', english)
  addTexts(code, texts)
}

/** Loads code together with the texts that it needs. Rejects if either fails. */
export const withTexts = async <Part>(
  load: () => Promise<Part>,
  ...names: readonly DemandedNamespace[]
): Promise<Part> => {
  const [part] = await Promise.all([load(), addDemandedTexts(...names)])
  return part
}

/** The current language. */
export const currentLanguage = (): LanguageCode => toLanguageCode(i18next.language) ?? 'en'
