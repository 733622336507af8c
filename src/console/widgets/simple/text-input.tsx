import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { textOption } from '../shared/options.ts'
import { GrowingTextarea } from '../shared/typing/growing-textarea.tsx'
import { goesOver } from '../shared/typing/over-limit.ts'
import { useDeferred } from '../shared/typing/use-deferred.ts'
import { useLocalText } from '../shared/typing/use-local-text.ts'
import { showText } from '../shared/typing/use-shown-text.ts'

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
  /** The text of a form value; as JavaScript writes it when left out. */
  write?: (value: unknown) => string
}

/** The widget's props with its text set from left to right, as addresses and numbers are. */
export const leftToRight = (widget: WidgetProps): WidgetProps => ({
  ...widget,
  options: { dir: 'ltr', ...widget.options },
})

const orNothing = (text: string): unknown => (text === '' ? undefined : text)
const everything = (text: string): string => text

/** A form value as text, of nothing none. */
export const written = (value: unknown): string => String(value ?? '')

/** What is typed, and how the form hears of it: when the typing rests, and when the input is left. */
const useTyped = (
  { id, value, onChange }: Pick<WidgetProps, 'id' | 'value' | 'onChange'>,
  { filter = everything, parse = orNothing, write = written }: Pick<Props, 'filter' | 'parse' | 'write'>,
) => {
  const { inputRef, defaultValue, current, take, settle } = useLocalText(value, write)
  const { push, leave } = useDeferred<unknown>(id, onChange)
  return {
    inputRef,
    defaultValue,
    /** Takes what stands in the input, and answers what stood there before. */
    type: (text: string): string => {
      const before = current()
      const kept = filter(text)
      showText(inputRef.current, kept)
      const becomes = parse(kept)
      take(kept, becomes)
      push(becomes)
      return before
    },
    leave: (): void => {
      leave()
      settle()
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
  write,
}: Props) => {
  const {
    id,
    label,
    required,
    disabled,
    readonly,
    options,
    schema,
    placeholder,
    rawErrors = [],
    onBlur,
    onFocus,
  } = widget
  const { inputRef, defaultValue, type, leave } = useTyped(widget, {
    ...(filter && { filter }),
    ...(parse && { parse }),
    ...(write && { write }),
  })
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
