import EmailWidget from '@rjsf/core/lib/components/widgets/EmailWidget.js'
import TextWidget from '@rjsf/core/lib/components/widgets/TextWidget.js'
import URLWidget from '@rjsf/core/lib/components/widgets/URLWidget.js'
import type { WidgetProps } from '@rjsf/utils'
import { westernDigits } from '../../../contract/text/western-digits.ts'
import { numberOption } from '../shared/options.ts'
import type { SimpleWidget } from '../widget.ts'
import { TextInput } from './text-input.tsx'

const defaultRows = 4

const direction = { dir: { enum: ['ltr', 'rtl', 'auto'], description: 'By its letters when left out.' } }
const schemaOf = (properties: object) => ({ type: 'object', additionalProperties: false, properties })

const ofText = { kind: 'widget', types: ['string', 'null'] } as const

/** Single-line text. */
export const textWidget: SimpleWidget = {
  ...ofText,
  name: 'text',
  options: schemaOf(direction),
  component: TextWidget,
}

/** A textarea that grows with its text; rjsf/mui's has a fixed height. */
const Textarea = (props: WidgetProps) => {
  const rows = numberOption(props.options, 'rows') ?? defaultRows
  const maxRows = numberOption(props.options, 'maxRows') ?? Math.max(rows, 14)
  return <TextInput {...props} multiline minRows={rows} maxRows={maxRows} />
}

/** Multi-line text with at least `rows` rows. */
export const textareaWidget: SimpleWidget = {
  ...ofText,
  name: 'textarea',
  options: schemaOf({
    ...direction,
    rows: { type: 'integer', minimum: 1, maximum: 40, description: `${defaultRows} when left out.` },
    maxRows: { type: 'integer', minimum: 1, maximum: 40, description: 'It grows no further.' },
  }),
  component: Textarea,
}

/** A web address. */
export const urlWidget: SimpleWidget = { ...ofText, name: 'url', component: URLWidget }

/** An e-mail address. */
export const emailWidget: SimpleWidget = { ...ofText, name: 'email', component: EmailWidget }

const digits = (text: string): string => text.replace(/[^\d٠-٩۰-۹০-৯+]/g, '')

/** Digits stay as typed until blur: replacing them would disturb input methods. */
const toPhone = (text: string): unknown => (text === '' ? undefined : westernDigits(text))

const Phone = (props: WidgetProps) => <TextInput {...props} type='tel' filter={digits} parse={toPhone} />

/** A phone number, stored as text so that a leading 0 is kept; accepts digits of every script, and +. */
export const phoneWidget: SimpleWidget = { ...ofText, name: 'phone', component: Phone }
