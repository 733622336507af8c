/** Something the palette offers. */
export interface PaletteItem {
  id: string
  /** In the language shown. */
  text: string
  /** Where it belongs: its group, its mode. */
  detail: string
  /** What it is found by besides: its English name, its group. */
  names: readonly string[]
  /** Name in the menu's icon registry; left out for what has none. */
  icon?: string | undefined
  /** The part of a record in which it was found, where that is not its name. */
  excerpt?: string
  run: () => void
}

/** Items under a heading. */
export interface PaletteSection {
  heading: string
  items: readonly PaletteItem[]
}
