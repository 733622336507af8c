import type { WidgetProps } from '@rjsf/utils'
import { useTranslation } from 'react-i18next'
import { numberText, typedNumber, writtenNumber } from '../shared/typing/typed-number.ts'
import type { SimpleWidget } from '../widget.ts'
import { leftToRight, TextInput, written } from './text-input.tsx'

/**
 * What was typed as a number, in whichever digits, with the decimal sign of the language shown; the text itself while it is
 * none, so that the rule of its type can say so.
 */
const toNumber = (text: string, language: string): unknown =>
  numberText(text, language) === '' ? undefined : (typedNumber(text, language) ?? text)

const NumberInput = (props: WidgetProps) => {
  const { language } = useTranslation().i18n
  return (
    <TextInput
      widget={leftToRight(props)}
      inputMode={props.schema.type === 'integer' ? 'numeric' : 'decimal'}
      parse={(text) => toNumber(text, language)}
      write={(value) => (typeof value === 'number' ? writtenNumber(String(value), language) : written(value))}
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
