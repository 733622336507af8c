import MuiBaseInput from '@rjsf/mui/lib/BaseInputTemplate/BaseInputTemplate.js'
import { ariaDescribedByIds, type BaseInputTemplateProps } from '@rjsf/utils'
import { textOption } from '../shared/options.ts'
import { GrowingTextarea } from '../shared/typing/growing-textarea.tsx'
import { useDeferred } from '../shared/typing/use-deferred.ts'
import { isOverLimit, useTypedText } from '../shared/typing/use-typed-text.ts'

interface Props extends BaseInputTemplateProps {
  /** Returns the part of a typed text that is kept; all of it by default. */
  filter?: (text: string) => string
  /** Parses a text to a form value; by default the text itself, or undefined for an empty one. */
  parse?: (text: string) => unknown
  /** Formats a form value as text; by default `String`. */
  write?: (value: unknown) => string
}

/** A form value as text; empty for null and undefined. */
export const inputText = (value: unknown): string => String(value ?? '')

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
