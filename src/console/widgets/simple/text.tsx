import type { WidgetProps } from '@rjsf/utils'
import { westernDigits } from '../../../contract/text/western-digits.ts'
import { numberOption } from '../shared/options.ts'
import type { SimpleWidget } from '../widget.ts'
import { leftToRight, TextInput } from './text-input.tsx'

const defaultRows = 4

const direction = { dir: { enum: ['ltr', 'rtl', 'auto'], description: 'By its letters when left out.' } }
const schemaOf = (properties: object) => ({ type: 'object', additionalProperties: false, properties })

const Text = (props: WidgetProps) => <TextInput widget={props} />

/** One line of text. */
export const textWidget: SimpleWidget = {
  kind: 'widget',
  name: 'text',
  types: ['string', 'null'],
  options: schemaOf(direction),
  component: Text,
}

const Textarea = (props: WidgetProps) => (
  <TextInput
    widget={props}
    rows={numberOption(props.options, 'rows') ?? defaultRows}
    maxRows={numberOption(props.options, 'maxRows')}
  />
)

/** Text over several lines; `rows` at least. */
export const textareaWidget: SimpleWidget = {
  kind: 'widget',
  name: 'textarea',
  types: ['string', 'null'],
  options: schemaOf({
    ...direction,
    rows: { type: 'integer', minimum: 1, maximum: 40, description: `${defaultRows} when left out.` },
    maxRows: { type: 'integer', minimum: 1, maximum: 40, description: 'It grows no further.' },
  }),
  component: Textarea,
}

const Url = (props: WidgetProps) => <TextInput widget={leftToRight(props)} kind='url' inputMode='url' />

/** A web address. */
export const urlWidget: SimpleWidget = {
  kind: 'widget',
  name: 'url',
  types: ['string', 'null'],
  component: Url,
}

const Email = (props: WidgetProps) => <TextInput widget={leftToRight(props)} kind='email' inputMode='email' />

/** An e-mail address. */
export const emailWidget: SimpleWidget = {
  kind: 'widget',
  name: 'email',
  types: ['string', 'null'],
  component: Email,
}

const digits = (text: string): string => text.replace(/[^\d٠-٩۰-۹০-৯+]/g, '')

/** Digits stay as they are typed until the input is left: a script that writes others would disturb input methods. */
const toPhone = (text: string): unknown => (text === '' ? undefined : westernDigits(text))

const Phone = (props: WidgetProps) => (
  <TextInput widget={leftToRight(props)} kind='tel' inputMode='tel' filter={digits} parse={toPhone} />
)

/** A phone number, kept as text so that a leading 0 survives; only digits, of whichever keyboard, and + are taken. */
export const phoneWidget: SimpleWidget = {
  kind: 'widget',
  name: 'phone',
  types: ['string', 'null'],
  component: Phone,
}
