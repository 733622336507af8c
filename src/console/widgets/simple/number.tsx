import type { WidgetProps } from '@rjsf/utils'
import { useTranslation } from 'react-i18next'
import { numberText, typedNumber, writtenNumber } from '../shared/typing/typed-number.ts'
import type { SimpleWidget } from '../widget.ts'
import { inputText, TextInput } from './text-input.tsx'

/**
 * Parses a number in the digits of any script and with the decimal sign of the present language. Other text is returned
 * unchanged, so that the schema's type rule refuses it.
 */
const toNumber = (text: string, language: string): unknown =>
  numberText(text, language) === '' ? undefined : (typedNumber(text, language) ?? text)

const NumberInput = (props: WidgetProps) => {
  const { language } = useTranslation().i18n
  return (
    <TextInput
      {...props}
      type='text'
      options={{ dir: 'ltr', ...props.options }}
      slotProps={{ htmlInput: { inputMode: props.schema.type === 'integer' ? 'numeric' : 'decimal' } }}
      parse={(text) => toNumber(text, language)}
      write={(value) =>
        typeof value === 'number' ? writtenNumber(String(value), language) : inputText(value)
      }
    />
  )
}

/** A number; the schema decides whether it is an integer. */
export const numberWidget: SimpleWidget = {
  kind: 'widget',
  name: 'number',
  types: ['number', 'integer', 'null'],
  component: NumberInput,
}
