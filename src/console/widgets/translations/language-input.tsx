import TextField from '@mui/material/TextField'
import { memo } from 'react'
import { RichTextBox } from '../rich-text/rich-text-box.tsx'
import { GrowingTextarea } from '../shared/typing/growing-textarea.tsx'
import { isOverLimit, useTypedText } from '../shared/typing/use-typed-text.ts'
import type { Language } from '../widget.ts'

interface LanguageInputProps {
  id: string
  label: string
  language: Language
  index: number
  value: string
  /** Error message; a string, so that an unchanged one does not render the input. */
  error: string
  required: boolean
  disabled: boolean
  dir: 'ltr' | 'rtl'
  multiline: boolean
  /** Maximum number of characters. */
  maxLength: number | undefined
  /** Whether the form does not have the typed text yet. */
  isWaiting: () => boolean
  onText: (languageId: number, text: string) => void
  onLeave: (index: number) => void
}

const itself = (text: string): string => text

/** The text of one language. A keystroke renders nothing. */
export const LanguageInput = memo((props: LanguageInputProps) => {
  const { language } = props
  const { inputRef, defaultValue, setTyped, settle } = useTypedText(props.value, itself, props.isWaiting)
  return (
    <TextField
      id={props.id}
      label={props.label}
      inputRef={inputRef}
      defaultValue={defaultValue}
      onChange={({ target }) => {
        setTyped(target.value, target.value)
        props.onText(language.id, target.value)
        if (isOverLimit(target.value, props.maxLength)) props.onLeave(props.index)
      }}
      onBlur={() => {
        props.onLeave(props.index)
        settle()
      }}
      error={props.error !== ''}
      helperText={props.error}
      required={props.required}
      disabled={props.disabled}
      fullWidth
      multiline={props.multiline}
      slotProps={{
        ...(props.multiline && { input: { inputComponent: GrowingTextarea } }),
        htmlInput: {
          dir: props.dir,
          lang: language.code,
          ...(props.multiline && { minRows: 3, maxRows: 12 }),
        },
        formHelperText: { role: 'alert' },
      }}
    />
  )
})
LanguageInput.displayName = 'LanguageInput'

interface RichProps extends LanguageInputProps {
  height: number
  draftKey: string
  onHold: (index: number, reason: string | false) => void
}

/** The rich text of one language. */
export const LanguageRichInput = memo((props: RichProps) => (
  <RichTextBox
    id={props.id}
    label={props.label}
    value={props.value}
    error={props.error}
    required={props.required}
    disabled={props.disabled}
    dir={props.dir}
    lang={props.language.code}
    height={props.height}
    draftKey={props.draftKey}
    onHold={(reason) => props.onHold(props.index, reason)}
    onChange={(html) => props.onText(props.language.id, html)}
    onBlur={() => props.onLeave(props.index)}
  />
))
LanguageRichInput.displayName = 'LanguageRichInput'
