import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import type { ChangeEvent } from 'react'
import { textOption } from '../shared/options.ts'

interface Props {
  widget: WidgetProps
  /** HTML type of the input. */
  kind?: string
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'url' | 'email'
  rows?: number
  maxRows?: number | undefined
  field?: TextFieldProps
  /** Form value of what was typed; the text itself, or undefined when empty, when left out. */
  parse?: (text: string) => unknown
}

/** The widget's props with its text set from left to right, as addresses and numbers are. */
export const leftToRight = (widget: WidgetProps): WidgetProps => ({
  ...widget,
  options: { dir: 'ltr', ...widget.options },
})

/** The one text input behind the simple widgets: label, direction, limits, and its description for screen readers. */
export const TextInput = ({ widget, kind = 'text', inputMode, rows, maxRows, field, parse }: Props) => {
  const {
    id,
    label,
    value,
    required,
    disabled,
    readonly,
    options,
    schema,
    placeholder,
    rawErrors = [],
    onChange,
    onBlur,
    onFocus,
  } = widget
  const change = ({ target }: ChangeEvent<HTMLInputElement>): void =>
    onChange(parse ? parse(target.value) : target.value === '' ? undefined : target.value)
  return (
    <TextField
      {...field}
      id={id}
      name={id}
      label={label}
      type={kind}
      value={value ?? ''}
      required={required ?? false}
      disabled={Boolean(disabled || readonly)}
      error={rawErrors.length > 0}
      placeholder={placeholder}
      multiline={rows !== undefined}
      {...(rows !== undefined && { minRows: rows, maxRows: maxRows ?? Math.max(rows, 14) })}
      fullWidth
      onChange={change}
      onBlur={({ target }) => onBlur(id, target.value)}
      onFocus={({ target }) => onFocus(id, target.value)}
      aria-describedby={ariaDescribedByIds(id)}
      slotProps={{
        ...field?.slotProps,
        htmlInput: {
          dir: textOption(options, 'dir') ?? 'auto',
          maxLength: options.stopAtLimit === false ? undefined : schema.maxLength,
          inputMode,
          'aria-describedby': ariaDescribedByIds(id),
        },
      }}
    />
  )
}
