/** Widths in a list's toolbar with its 12 px gap: on a narrow screen two controls share a row if their labels fit. */
export const controlWidth = (minWidth: number) => ({
  flex: { xs: '1 1 calc(40% - 8px)', sm: 'none' },
  minWidth: { xs: 'min-content', sm: minWidth },
})

/** Widths of the search box, which takes more of its row. */
export const searchWidth = {
  flex: { xs: '1 1 calc(60% - 8px)', sm: 'none' },
  minWidth: 0,
  width: { sm: 200, xl: 260 },
}
