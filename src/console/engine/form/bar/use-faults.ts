import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLabel } from '../../../i18n/use-label.ts'
import type { ErrorsByPath, FormContext } from '../../../widgets/form-context.ts'
import type { Mapping } from '../data/mapping.ts'
import { focusFieldWhenShown } from '../fields/focus-field.ts'
import { faultLinks } from './fault-links.ts'

/** The errors of a form as links. `revealed` is the place that the widgets should open; cleared once open. */
export const useFaults = (shown: ErrorsByPath, { ui, context }: Mapping) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const [revealed, setRevealed] = useState<FormContext['revealed']>()
  const { languages } = context
  const faults = useMemo(
    () => faultLinks(shown, { ui, languages, label, item: (number) => t('item', { number }) }),
    [shown, ui, languages, label, t],
  )
  const follow = useCallback(
    (root: HTMLElement | null, idPrefix: string, path: string, onFocused?: () => void): void => {
      const place = { path }
      setRevealed(place)
      focusFieldWhenShown(root, idPrefix, path, () => {
        // A list that is rendered again later must not open the place a second time.
        setRevealed((current) => (current === place ? undefined : current))
        onFocused?.()
      })
    },
    [],
  )
  return { faults, revealed, follow }
}
