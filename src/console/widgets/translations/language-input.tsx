import TextField from '@mui/material/TextField'
import { memo, useState } from 'react'
import { afterClick } from '../shared/after-click.ts'
import { GrowingTextarea } from '../shared/growing-textarea.tsx'
import { goesOver } from '../shared/over-limit.ts'
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
  rows: number
  /** Characters that the text may have. */
  maxLength: number | undefined
  onText: (languageId: number, text: string) => void
  onLeave: (index: number) => void
}

/** The text of one language. It keeps what is typed to itself, so that a keystroke redraws this input only. */
export const LanguageInput = memo((props: LanguageInputProps) => {
  const [draft, setDraft] = useState<string>()
  const { language } = props
  const text = draft ?? props.value
  return (
    <TextField
      id={props.id}
      label={props.label}
      value={text}
      onChange={({ target }) => {
        setDraft(target.value)
        props.onText(language.id, target.value)
        if (goesOver(text, target.value, props.maxLength)) props.onLeave(props.index)
      }}
      onBlur={() => {
        props.onLeave(props.index)
        afterClick(() => setDraft(undefined))
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
          ...(props.multiline && { minRows: props.rows, maxRows: Math.max(props.rows, 12) }),
        },
        formHelperText: { role: 'alert' },
      }}
    />
  )
})
LanguageInput.displayName = 'LanguageInput'
