import { memo } from 'react'
import { RichTextBox } from '../rich-text/rich-text-box.tsx'
import type { LanguageInputProps } from './language-input.tsx'

interface Props extends LanguageInputProps {
  height: number
  draftKey: string
  onHold: (index: number, reason: string | false) => void
}

/** The rich text of one language. */
export const LanguageRichInput = memo((props: Props) => (
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
