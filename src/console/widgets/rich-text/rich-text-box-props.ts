/** What the editor of one rich text, and the label around it, are given. */
export interface RichTextBoxProps {
  /** Id of the editable element. */
  id: string
  label: string
  /** The label is drawn by somebody else. */
  hideLabel?: boolean
  value: string
  /** What is wrong, shown below; leave it out when somebody else shows it. */
  error?: string
  invalid?: boolean
  /** Ids of elements that describe it. */
  describedBy?: string
  required: boolean
  disabled: boolean
  dir?: 'ltr' | 'rtl'
  lang?: string
  /** Height of the text, in pixels. */
  height: number
  /** Name under which drafts are kept. */
  draftKey: string
  /** Told why the text cannot be saved yet, as a sentence; false when it can again. */
  onHold?: (reason: string | false) => void
  onChange: (html: string) => void
  onBlur: () => void
}
