/** An item of the palette. */
export interface PaletteItem {
  id: string
  /** In the present language. */
  text: string
  /** Its group and mode. */
  detail: string
  /** Additional search terms: its English name, its group. */
  names: readonly string[]
  /** Name in the menu's icon registry; omitted for items without an icon. */
  icon?: string | undefined
  /** The part of a record that matched, if not its name. */
  excerpt?: string
  run: () => void
}

/** Items under a heading. */
export interface PaletteSection {
  heading: string
  items: readonly PaletteItem[]
}
