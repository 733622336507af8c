import TextField from '@mui/material/TextField'
import { memo } from 'react'
import { GrowingTextarea } from '../shared/typing/growing-textarea.tsx'
import { goesOver } from '../shared/typing/over-limit.ts'
import { useLocalText } from '../shared/typing/use-local-text.ts'
import type { Language } from '../widget.ts'

export interface LanguageInputProps {
  id: string
  label: string
  language: Language
  index: number
  value: string
  /** What is wrong with it, to show; one text, so that an unchanged one leaves the input alone. */
  error: string
  required: boolean
  disabled: boolean
  dir: 'ltr' | 'rtl'
  multiline: boolean
  /** Characters that the text may have. */
  maxLength: number | undefined
  onText: (languageId: number, text: string) => void
  onLeave: (index: number) => void
}

const itself = (text: string): string => text

/** The text of one language. It keeps what is typed to itself, so that a keystroke draws nothing. */
export const LanguageInput = memo((props: LanguageInputProps) => {
  const { language } = props
  const { inputRef, defaultValue, current, take, settle } = useLocalText(props.value, itself)
  return (
    <TextField
      id={props.id}
      label={props.label}
      inputRef={inputRef}
      defaultValue={defaultValue}
      onChange={({ target }) => {
        const before = current()
        take(target.value, target.value)
        props.onText(language.id, target.value)
        if (goesOver(before, target.value, props.maxLength)) props.onLeave(props.index)
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
