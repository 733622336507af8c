/** A choice of one in a list's toolbar; label and options are translated. */
export interface ChoiceProps {
  label: string
  value: string | number
  options: readonly { value: string | number; label: string }[]
  /** Least width in CSS pixels, where the screen is not narrow. */
  minWidth: number
  onChange: (value: string) => void
}

/** Widths in a list's toolbar, whose gap is 16 pixels: on a narrow screen two controls share a row. */
export const choiceWidth = (minWidth: number) => ({
  flex: { xs: '1 1 calc(40% - 8px)', sm: 'none' },
  minWidth: { xs: 0, sm: minWidth },
})

/** The same for the search box, which takes more of its row. */
export const searchWidth = { flex: { xs: '1 1 calc(60% - 8px)', sm: 'none' }, minWidth: { xs: 0, sm: 260 } }
