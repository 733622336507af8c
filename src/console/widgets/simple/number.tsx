import type { WidgetProps } from '@rjsf/utils'
import { westernNumber } from '../../../contract/text/western-digits.ts'
import type { SimpleWidget } from '../widget.ts'
import { leftToRight, TextInput } from './text-input.tsx'

/** What was typed as a number, in whichever digits; the text itself while it is none, so that the rule of its type can say so. */
const toNumber = (text: string): unknown => {
  if (text.trim() === '') return undefined
  const number = Number(westernNumber(text))
  return Number.isFinite(number) ? number : text
}

const NumberInput = (props: WidgetProps) => (
  <TextInput
    widget={leftToRight(props)}
    inputMode={props.schema.type === 'integer' ? 'numeric' : 'decimal'}
    parse={toNumber}
  />
)

/** A number, whole or not by the schema. */
export const numberWidget: SimpleWidget = {
  kind: 'widget',
  name: 'number',
  types: ['number', 'integer', 'null'],
  component: NumberInput,
}
