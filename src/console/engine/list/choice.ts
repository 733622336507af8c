/** A choice of one in a list's toolbar; label and options are translated. */
export interface ChoiceProps {
  label: string
  value: string | number
  options: readonly { value: string | number; label: string }[]
  /** Least width in CSS pixels, where the screen is not narrow. */
  minWidth: number
  onChange: (value: string) => void
}
