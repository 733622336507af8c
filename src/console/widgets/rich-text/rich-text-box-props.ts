/** Props of a rich text editor and its label. */
export interface RichTextBoxProps {
  /** Id of the editable element. */
  id: string
  label: string
  /** The label is rendered elsewhere. */
  hideLabel?: boolean
  value: string
  /** Error message below the editor; omit it if shown elsewhere. */
  error?: string
  invalid?: boolean
  /** Ids of describing elements. */
  describedBy?: string
  required: boolean
  disabled: boolean
  dir?: 'ltr' | 'rtl'
  lang?: string
  /** Height of the text, in pixels. */
  height: number
  /** Storage key of drafts. */
  draftKey: string
  /** Called with a message that explains why the text cannot be saved yet; false when it can. */
  onHold?: (reason: string | false) => void
  onChange: (html: string) => void
  onBlur: () => void
}
