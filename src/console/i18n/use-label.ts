import type { TFunction } from 'i18next'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * Translates a label of the module files. Labels are English sentences and their own keys, so points and colons in
 * them divide nothing; one without a translation stays as it is.
 */
const translateLabel = (t: TFunction, label: string): string =>
  t(label, { ns: 'modules', defaultValue: label, keySeparator: false, nsSeparator: false })

/** A function from a module's label to its text in the language shown. */
export const useLabel = (): ((label: string) => string) => {
  const { t } = useTranslation('modules')
  return useCallback((label) => translateLabel(t, label), [t])
}
