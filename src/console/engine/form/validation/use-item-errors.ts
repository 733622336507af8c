import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { fromPointer } from '../../../../contract/json-pointer.ts'
import type { JsonSchema } from '../../../../modules/format/types.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import type { ErrorsByPath } from '../../../widgets/form-context.ts'
import { brokenRules, withoutBlanks, wordErrors } from './form-errors.ts'

/** Data with only `value`, at a JSON Pointer. */
const holding = (pointer: string, value: unknown): unknown =>
  fromPointer(pointer).reduceRight<unknown>((inner, key) => {
    if (!/^\d+$/.test(key)) return { [key]: inner }
    const list: unknown[] = []
    list[Number(key)] = inner
    return Array.from(list, (item) => item ?? {})
  }, value)

/**
 * Validates one list item before its dialog closes: runs the form's validator on data with only the item, and returns
 * the errors at and below it.
 */
export const useItemErrors = (schema: RJSFSchema, ui: JsonSchema, validator: ValidatorType) => {
  const { i18n } = useTranslation('engine')
  const label = useLabel()
  return useCallback(
    (pointer: string, value: unknown): ErrorsByPath => {
      // The form keeps this function when the language changes.
      const t = i18n.getFixedT(null, 'engine')
      const errors = wordErrors(
        brokenRules(validator, schema, holding(pointer, withoutBlanks(value))),
        ui,
        (keyword, params) => t(`rule.${keyword}`, { ...params, defaultValue: t('rule.other') }),
      )
      return Object.fromEntries(
        errors
          .filter(({ path }) => path === pointer || path.startsWith(`${pointer}/`))
          .map(({ path, message }) => [path, [label(message)]]),
      )
    },
    [schema, ui, validator, i18n, label],
  )
}
