import Visibility from '@mui/icons-material/Visibility'
import VisibilityOff from '@mui/icons-material/VisibilityOff'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import EmailWidget from '@rjsf/core/lib/components/widgets/EmailWidget.js'
import TextWidget from '@rjsf/core/lib/components/widgets/TextWidget.js'
import URLWidget from '@rjsf/core/lib/components/widgets/URLWidget.js'
import MuiBaseInput from '@rjsf/mui/lib/BaseInputTemplate/BaseInputTemplate.js'
import { ariaDescribedByIds, type BaseInputTemplateProps, type WidgetProps } from '@rjsf/utils'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { westernDigits } from '../../../contract/text/western-digits.ts'
import { numberOption, textOption } from '../shared/options.ts'
import { numberText, typedNumber, writtenNumber } from '../shared/typing/typed-number.ts'
import { GrowingTextarea, isOverLimit, useTypedText } from '../shared/typing/typed-text.tsx'
import { useDeferred } from '../shared/typing/use-deferred.ts'
import type { SimpleWidget } from '../widget.ts'

interface Props extends BaseInputTemplateProps {
  /** Returns the part of a typed text that is kept; all of it by default. */
  filter?: (text: string) => string
  /** Parses a text to a form value; by default the text itself, or undefined for an empty one. */
  parse?: (text: string) => unknown
  /** Formats a form value as text; by default `String`. */
  write?: (value: unknown) => string
}

/** A form value as text; empty for null and undefined. */
const inputText = (value: unknown): string => String(value ?? '')

/** Input types whose text is left-to-right in every language. */
const leftToRight = new Set(['url', 'email', 'tel', 'password'])

const multilineSlots = { inputComponent: GrowingTextarea }

/**
 * rjsf/mui's input, uncontrolled: a keystroke renders nothing (docs/decisions/rjsf-mui-theme.md), and the form gets the
 * value after a debounce.
 */
const TypedInput = ({ filter, parse, write = inputText, minRows, maxRows, ...props }: Props) => {
  const { id, type, schema, options, multiline, slotProps, onBlur } = props
  const { push, leave, waiting } = useDeferred<unknown>(id, props.onChange)
  const isWaiting = (): boolean => waiting() !== undefined
  const { inputRef, defaultValue, setTyped, settle } = useTypedText(props.value, write, isWaiting)
  const change = (entered: string): void => {
    const kept = filter ? filter(entered) : entered
    const value = parse ? parse(kept) : kept === '' ? options.emptyValue : kept
    setTyped(kept, value)
    push(value)
    if (isOverLimit(kept, schema.maxLength)) onBlur(id, kept)
  }
  return (
    <MuiBaseInput
      {...props}
      options={{ ...options, mui: { ...options.mui, inputRef, defaultValue, value: undefined } }}
      onChangeOverride={({ target }) => change(target.value)}
      onBlur={(_, value) => {
        leave()
        settle()
        onBlur(id, value)
      }}
      slotProps={{
        ...slotProps,
        ...(multiline && { input: { ...slotProps?.input, ...multilineSlots } }),
        htmlInput: {
          ...slotProps?.htmlInput,
          ...(multiline && { minRows, maxRows }),
          dir: textOption(options, 'dir') ?? (leftToRight.has(type ?? '') ? 'ltr' : 'auto'),
          // rjsf/mui sets it on the element around the input, which screen readers ignore.
          'aria-describedby': ariaDescribedByIds(id, Boolean(schema.examples)),
        },
      }}
    />
  )
}

/** rjsf/mui passes `multiple` to the element around the input. */
const severalFiles = ({ multiple, slotProps }: Props): Partial<Props> =>
  multiple ? { slotProps: { ...slotProps, htmlInput: { ...slotProps?.htmlInput, multiple } } } : {}

/** The input of all text and number widgets, instead of rjsf/mui's. */
export const TextInput = (props: Props) =>
  // File inputs and others with their own change handler have no typed text.
  props.onChangeOverride ? <MuiBaseInput {...props} {...severalFiles(props)} /> : <TypedInput {...props} />

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

const Password = (props: WidgetProps) => {
  const { t } = useTranslation('widgets')
  const [shown, setShown] = useState(false)
  const label = t(shown ? 'password.hide' : 'password.show')
  const button = (
    <InputAdornment position='end'>
      <IconButton edge='end' aria-label={label} aria-pressed={shown} onClick={() => setShown(!shown)}>
        {shown ? <VisibilityOff /> : <Visibility />}
      </IconButton>
    </InputAdornment>
  )
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      options={{ dir: 'ltr', autocomplete: 'new-password', ...props.options }}
      slotProps={{ input: { endAdornment: button } }}
    />
  )
}

/** A password, shown on demand. */
export const passwordWidget: SimpleWidget = {
  kind: 'widget',
  name: 'password',
  types: ['string', 'null'],
  component: Password,
}

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
