import type { SidebarColors } from './sidebar-colors.ts'

declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    xxl: true
  }
  interface Palette {
    sidebar: SidebarColors
  }
  interface PaletteOptions {
    sidebar?: SidebarColors
  }
}
