import i18next, { type TFunction } from 'i18next'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** Translated labels by language; the rows of a list repeat them. */
const cache = new Map<string, Map<string, string>>()

const followTexts = (): void => {
  cache.clear()
  i18next.store.on('added', () => cache.clear())
}

if (i18next.isInitialized) followTexts()
i18next.on('initialized', followTexts)

/**
 * Translates a label of the module files. Labels are English texts and their own keys, so `.` and `:` are not
 * separators. Without a translation, returns the label.
 */
const translateLabel = (t: TFunction, label: string): string =>
  t(label, { ns: 'modules', defaultValue: label, keySeparator: false, nsSeparator: false })

const labelText = (t: TFunction, label: string): string => {
  const texts = cache.get(i18next.language) ?? new Map<string, string>()
  const text = texts.get(label) ?? translateLabel(t, label)
  cache.set(i18next.language, texts.set(label, text))
  return text
}

/** Returns a function that translates a module's label into the current language. */
export const useLabel = (): ((label: string) => string) => {
  const { t } = useTranslation('modules')
  return useCallback((label) => labelText(t, label), [t])
}
