import type { WidgetProps } from '@rjsf/utils'
import { useState } from 'react'
import type { SimpleWidget } from '../widget.ts'
import { leftToRight, TextInput } from './text-input.tsx'

/** What was typed as a number; the text itself while it is none, so that the rule of its type can say so. */
const toNumber = (text: string): unknown => {
  if (text.trim() === '') return undefined
  const number = Number(text)
  return Number.isFinite(number) ? number : text
}

/** Keeps what is typed while it still means the same number (`1.`, `1.50`). */
const NumberInput = (props: WidgetProps) => {
  const [text, setText] = useState(props.value === undefined ? '' : String(props.value))
  const shown = toNumber(text) === props.value ? text : props.value === undefined ? '' : String(props.value)
  const whole = props.schema.type === 'integer'
  return (
    <TextInput
      widget={leftToRight({ ...props, value: shown })}
      inputMode={whole ? 'numeric' : 'decimal'}
      parse={(typed) => {
        setText(typed)
        return toNumber(typed)
      }}
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
