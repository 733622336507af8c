import '@mui/x-date-pickers/themeAugmentation'

/** Colours of the sidebar, which differ from the page in most themes. */
export interface SidebarColors {
  background: string
  text: string
  muted: string
  hover: string
  selected: string
  selectedText: string
  accent: string
  border: string
}

declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    xxl: true
  }
  interface Palette {
    /** Border colour of fields. */
    fieldBorder: string
    sidebar: SidebarColors
  }
  interface PaletteOptions {
    fieldBorder?: string
    sidebar?: SidebarColors
  }
}
