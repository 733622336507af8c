import i18next, { type TFunction } from 'i18next'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { splitPrivilege } from '../../contract/operations/privileges.ts'

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

/** A readable name for an area without a translation: `SLIDE_SHOW` is `Slide show`. */
const groupTitle = (name: string): string => {
  const words = name.toLowerCase().replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Names of privileges in the language of the interface: `area` of an area, `privilege` of area and action. */
export const usePrivilegeNames = () => {
  const { t } = useTranslation('widgets')
  return useMemo(() => {
    const area = (name: string): string => t(`privileges.areas.${name}`, { defaultValue: groupTitle(name) })
    const privilege = (name: string): string => {
      const { area: of, action } = splitPrivilege(name)
      return action === undefined ? area(of) : `${area(of)}: ${t(`privileges.${action}`)}`
    }
    return { area, privilege }
  }, [t])
}
