import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { JsonSchema } from '../../../../modules/format/types.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import { useStableValue } from '../../../ui/hooks/use-stable-value.ts'
import type { ErrorsByPath } from '../../../widgets/form-context.ts'
import { afterClick } from '../../../widgets/shared/typing/after-click.ts'
import { brokenRules, withoutBlanks } from './broken-rules.ts'
import { shownErrors, wordErrors } from './form-errors.ts'

interface Input {
  validator: ValidatorType
  schema: RJSFSchema
  ui: JsonSchema
  data: unknown
  /** What the API refused, by place. */
  refused: ErrorsByPath
  /** What has not arrived yet, by place: that a rule is broken there says nothing before. */
  blocks: ErrorsByPath
}

/** What is wrong with a form's data, and what of it is shown: touched places before a submit, all after it. */
export const useFormErrors = ({ validator, schema, ui, data, refused, blocks }: Input) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [submitted, setSubmitted] = useState(false)
  const spared = useRef<string>(undefined)
  /** Whether a field is left for the first time into which its user has not gone. */
  const takeSpared = (path: string): boolean => {
    const { current } = spared
    if (current === undefined || !`${path}/`.startsWith(`${current}/`)) return false
    spared.current = undefined
    return true
  }
  const errors = useMemo(
    () =>
      wordErrors(brokenRules(validator, schema, withoutBlanks(data)), ui, (keyword, params) =>
        t(`rule.${keyword}`, { ...params, defaultValue: t('rule.other') }),
      ),
    [validator, schema, data, ui, t],
  )
  // The same object while it says the same: whatever shows errors is drawn anew with another one.
  const shown = useStableValue(
    useMemo<ErrorsByPath>(() => {
      const ofRules = Object.entries(shownErrors(errors, touched, submitted)).map(
        ([path, texts]) => [path, texts.map(label)] as const,
      )
      return { ...refused, ...Object.fromEntries(ofRules), ...blocks }
    }, [errors, touched, submitted, refused, blocks, label]),
  )
  return {
    shown,
    /** Place of the first error; undefined when there is none. */
    firstPath: errors[0]?.path,
    /** What is wrong after a submit, to be counted and listed; nothing before the first. */
    faults: submitted ? shown : refused,
    touch: (path: string): void => {
      if (takeSpared(path)) return
      afterClick(() =>
        setTouched((touchedBefore) =>
          touchedBefore.has(path) ? touchedBefore : new Set([...touchedBefore, path]),
        ),
      )
    },
    /** Says nothing when the field at this place is left next: it was given the focus, and nobody was at work there. */
    spare: useCallback((path: string | undefined): void => {
      spared.current = path
    }, []),
    setSubmitted: (): void => setSubmitted(true),
  }
}
