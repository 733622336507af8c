/** Widths in a list's toolbar with its 8 px gap: on a narrow screen two controls share a row if their labels fit. */
export const controlWidth = (minWidth: number) => ({
  flex: { xs: '1 1 calc(40% - 6px)', sm: 'none' },
  minWidth: { xs: 'min-content', sm: minWidth },
  // All filters of a list fit one row of a small window; a longer choice is cut off.
  maxWidth: { sm: Math.max(minWidth, 140), xxl: 'none' },
})

/** Widths of the search box, which takes more of its row. */
export const searchWidth = {
  flex: { xs: '1 1 calc(60% - 6px)', sm: 'none' },
  minWidth: 0,
  width: { sm: 168, xxl: 260 },
}

/** Widths of the two ends of a range; days have a button for the calendar each. */
export const rangeWidth = { number: 152, date: 276, moment: 276 } as const
