import i18next, { type TFunction } from 'i18next'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** Labels that have been translated, by language; a list says the same ones in every row. */
const cache = new Map<string, Map<string, string>>()

const followTexts = (): void => {
  cache.clear()
  i18next.store.on('added', () => cache.clear())
}

if (i18next.isInitialized) followTexts()
i18next.on('initialized', followTexts)

/**
 * Translates a label of the module files. Labels are English sentences and their own keys, so points and colons in
 * them divide nothing; one without a translation stays as it is.
 */
const translateLabel = (t: TFunction, label: string): string =>
  t(label, { ns: 'modules', defaultValue: label, keySeparator: false, nsSeparator: false })

const labelText = (t: TFunction, label: string): string => {
  const texts = cache.get(i18next.language) ?? new Map<string, string>()
  const text = texts.get(label) ?? translateLabel(t, label)
  cache.set(i18next.language, texts.set(label, text))
  return text
}

/** A function from a module's label to its text in the language shown. */
export const useLabel = (): ((label: string) => string) => {
  const { t } = useTranslation('modules')
  return useCallback((label) => labelText(t, label), [t])
}
