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
  /** Refusals of the API, by place. */
  refused: ErrorsByPath
  /** Pending values by place: broken rules there are ignored until they arrive. */
  blocks: ErrorsByPath
}

/** The errors of a form's data and those that are visible: touched places before a submit, all after it. */
export const useFormErrors = ({ validator, schema, ui, data, refused, blocks }: Input) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [submitted, setSubmitted] = useState(false)
  const spared = useRef<string>(undefined)
  /** Whether this is the first blur of a field that was focused without the user. */
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
  // Stable while its content is equal, so that error displays do not render again.
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
    /** Errors to count and list after a submit; before the first submit only refusals. */
    faults: submitted ? shown : refused,
    touch: (path: string): void => {
      if (takeSpared(path)) return
      afterClick(() =>
        setTouched((touchedBefore) =>
          touchedBefore.has(path) ? touchedBefore : new Set([...touchedBefore, path]),
        ),
      )
    },
    /** Suppresses the errors of the next blur of the field at this place, which was focused without the user. */
    spare: useCallback((path: string | undefined): void => {
      spared.current = path
    }, []),
    setSubmitted: (): void => setSubmitted(true),
  }
}
