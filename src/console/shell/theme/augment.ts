import type {} from '@mui/x-date-pickers/themeAugmentation'
import type { SidebarColors } from './sidebar-colors.ts'

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
