import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { useReducer, useRef } from 'react'
import { afterClick } from '../shared/after-click.ts'
import { GrowingTextarea } from '../shared/growing-textarea.tsx'
import { textOption } from '../shared/options.ts'
import { goesOver } from '../shared/over-limit.ts'
import { useDeferred } from '../shared/use-deferred.ts'
import { showText, useShownText } from '../shared/use-shown-text.ts'

interface Props {
  widget: WidgetProps
  /** HTML type of the input. */
  kind?: string
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'url' | 'email'
  rows?: number
  maxRows?: number | undefined
  field?: TextFieldProps
  /** The text that is kept of what was typed; all of it when left out. */
  filter?: (text: string) => string
  /** Form value of a text; the text itself, or undefined when empty, when left out. */
  parse?: (text: string) => unknown
}

/** The widget's props with its text set from left to right, as addresses and numbers are. */
export const leftToRight = (widget: WidgetProps): WidgetProps => ({
  ...widget,
  options: { dir: 'ltr', ...widget.options },
})

const orNothing = (text: string): unknown => (text === '' ? undefined : text)
const everything = (text: string): string => text

interface Typed {
  text: string
  /** The form's values over which it is shown: a key may come before the last one has arrived here. */
  over: readonly unknown[]
}

/**
 * The text of an input while it is typed, and how the form hears of it: a keystroke draws nothing, the form follows when
 * the typing rests. A value that comes from elsewhere meanwhile is shown.
 */
const useTyped = (
  value: unknown,
  { filter = everything, parse = orNothing }: Pick<Props, 'filter' | 'parse'>,
  onChange: WidgetProps['onChange'],
) => {
  const typed = useRef<Typed>(undefined)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const published = useRef<unknown>(value)
  const { push, leave } = useDeferred((text: string) => {
    const next = parse(text)
    published.current = next
    typed.current = { text, over: [value, next] }
    onChange(next)
  })
  const shown = (): string =>
    typed.current?.over.some((each) => Object.is(each, value)) ? typed.current.text : String(value ?? '')
  const { inputRef, defaultValue } = useShownText(shown())
  return {
    inputRef,
    defaultValue,
    /** Takes what stands in the input, and answers what stood there before. */
    type: (text: string): string => {
      const before = shown()
      const kept = filter(text)
      showText(inputRef.current, kept)
      typed.current = { text: kept, over: [value, published.current] }
      push(kept)
      return before
    },
    leave: (): void => {
      leave()
      // Together with what the form hears: what is shown then is the form's.
      afterClick(() => {
        typed.current = undefined
        redraw()
      })
    },
  }
}

/** The one text input behind the simple widgets: label, direction, and its description for screen readers. */
export const TextInput = ({
  widget,
  kind = 'text',
  inputMode,
  rows,
  maxRows,
  field,
  filter,
  parse,
}: Props) => {
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
  const { inputRef, defaultValue, type, leave } = useTyped(
    value,
    { ...(filter && { filter }), ...(parse && { parse }) },
    onChange,
  )
  return (
    <TextField
      {...field}
      id={id}
      name={id}
      label={label}
      type={kind}
      inputRef={inputRef}
      defaultValue={defaultValue}
      required={required ?? false}
      disabled={Boolean(disabled || readonly)}
      error={rawErrors.length > 0}
      placeholder={placeholder}
      multiline={rows !== undefined}
      fullWidth
      onChange={({ target }) => {
        const text = target.value
        if (goesOver(type(text), text, schema.maxLength)) onBlur(id, text)
      }}
      onBlur={({ target }) => {
        leave()
        onBlur(id, target.value)
      }}
      onFocus={({ target }) => onFocus(id, target.value)}
      aria-describedby={ariaDescribedByIds(id)}
      slotProps={{
        ...field?.slotProps,
        ...(rows !== undefined && { input: { ...field?.slotProps?.input, inputComponent: GrowingTextarea } }),
        htmlInput: {
          ...(rows !== undefined && { minRows: rows, maxRows: maxRows ?? Math.max(rows, 14) }),
          dir: textOption(options, 'dir') ?? 'auto',
          inputMode,
          'aria-describedby': ariaDescribedByIds(id),
        },
      }}
    />
  )
}
