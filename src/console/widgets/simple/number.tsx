import type { WidgetProps } from '@rjsf/utils'
import { useTranslation } from 'react-i18next'
import { typedNumber } from '../shared/typing/typed-number.ts'
import type { SimpleWidget } from '../widget.ts'
import { leftToRight, TextInput } from './text-input.tsx'

/**
 * What was typed as a number, in whichever digits, with the decimal sign of the language shown; the text itself while it is
 * none, so that the rule of its type can say so.
 */
const toNumber = (text: string, language: string): unknown => {
  const plain = typedNumber(text, language)
  if (plain.trim() === '') return undefined
  const number = Number(plain)
  return Number.isFinite(number) ? number : text
}

const NumberInput = (props: WidgetProps) => {
  const { i18n } = useTranslation()
  return (
    <TextInput
      widget={leftToRight(props)}
      inputMode={props.schema.type === 'integer' ? 'numeric' : 'decimal'}
      parse={(text) => toNumber(text, i18n.language)}
    />
  )
}

/** A number, whole or not by the schema. */
export const numberWidget: SimpleWidget = {
  kind: 'widget',
  name: 'number',
  types: ['number', 'integer', 'null'],
  component: NumberInput,
}
