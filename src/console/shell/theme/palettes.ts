import type { PaletteOptions } from '@mui/material/styles'
import type { SidebarColors } from './augment.ts'

/** The foundation's primary green; 500 is the official #089C44, 700 is readable behind white text. */
export const green = {
  50: '#e6f5ec',
  100: '#c2e6cf',
  200: '#8fd3a9',
  300: '#5ec488',
  400: '#2bb168',
  500: '#089c44',
  600: '#078a3c',
  700: '#067535',
  800: '#055c2a',
  900: '#03421e',
} as const

const statusOnLight: PaletteOptions = {
  error: { main: '#c62828', light: '#d9534f', dark: '#9f1d1d', contrastText: '#ffffff' },
  warning: { main: '#8f5200', light: '#b56a05', dark: '#6d3e00', contrastText: '#ffffff' },
  info: { main: '#0b63a5', light: '#2f80c2', dark: '#084a7c', contrastText: '#ffffff' },
  success: { main: green[700], light: green[500], dark: green[800], contrastText: '#ffffff' },
}

const light = (primary: PaletteOptions['primary'], sidebar: SidebarColors): PaletteOptions => ({
  mode: 'light',
  primary: primary ?? {},
  secondary: { main: '#4a5568', light: '#718096', dark: '#2d3748', contrastText: '#ffffff' },
  ...statusOnLight,
  background: { default: '#f5f7f6', paper: '#ffffff' },
  text: { primary: '#1b2621', secondary: '#51605a', disabled: '#8b9792' },
  divider: '#dfe5e2',
  fieldBorder: '#85928d',
  sidebar,
})

const dark: PaletteOptions = {
  mode: 'dark',
  primary: { main: green[300], light: green[200], dark: green[400], contrastText: '#08150e' },
  secondary: { main: '#aab8c5', light: '#cbd5de', dark: '#8496a8', contrastText: '#0e1620' },
  error: { main: '#f59a94', light: '#f8bab6', dark: '#ef7a72', contrastText: '#2a0705' },
  warning: { main: '#f3bb62', light: '#f7d193', dark: '#e5a238', contrastText: '#231500' },
  info: { main: '#82c4f5', light: '#aed9f9', dark: '#57aeee', contrastText: '#04192b' },
  success: { main: green[300], light: green[200], dark: green[400], contrastText: '#08150e' },
  background: { default: '#10171a', paper: '#182125' },
  text: { primary: '#eaf0ee', secondary: '#b0bdb9', disabled: '#748480' },
  divider: '#2c383d',
  fieldBorder: '#70808a',
  sidebar: {
    background: '#131b1f',
    text: '#dbe4e1',
    muted: '#9fadaa',
    hover: '#1d282d',
    selected: '#1d3329',
    selectedText: '#8fd3a9',
    accent: green[400],
    border: '#2c383d',
  },
}

const greenPrimary = { main: green[700], light: green[500], dark: green[800], contrastText: '#ffffff' }

const slateSidebar: SidebarColors = {
  background: '#1c2b2d',
  text: '#e2eae7',
  muted: '#a9b8b3',
  hover: '#263a3c',
  selected: '#1f4534',
  selectedText: '#ffffff',
  accent: green[400],
  border: '#31474a',
}

const whiteSidebar: SidebarColors = {
  background: '#ffffff',
  text: '#24312b',
  muted: '#55635d',
  hover: '#f0f4f2',
  selected: green[50],
  selectedText: green[800],
  accent: green[500],
  border: '#dfe5e2',
}

const blueSidebar: SidebarColors = {
  background: '#153a63',
  text: '#e6eef7',
  muted: '#b3c8de',
  hover: '#1c4775',
  selected: '#24578c',
  selectedText: '#ffffff',
  accent: '#7db7ef',
  border: '#2a5688',
}

const greenSidebar: SidebarColors = {
  background: '#0a4a28',
  text: '#e5f3ea',
  muted: '#b4d6c2',
  hover: '#0e5831',
  selected: '#13693c',
  selectedText: '#ffffff',
  accent: green[300],
  border: '#1c6a40',
}

const indigoSidebar: SidebarColors = {
  background: '#2b2f6b',
  text: '#e9eaf8',
  muted: '#c0c3e6',
  hover: '#363b7d',
  selected: '#444a96',
  selectedText: '#ffffff',
  accent: '#a9aff2',
  border: '#474d92',
}

const bluePrimary = { main: '#1a5fa8', light: '#3d82ca', dark: '#124880', contrastText: '#ffffff' }
const indigoPrimary = { main: '#3f46a5', light: '#6269c4', dark: '#2f357f', contrastText: '#ffffff' }

/** The six themes in display order; the first is the fallback. */
export const palettes = {
  DEFAULT: light(greenPrimary, slateSidebar),
  DARK: dark,
  LIGHT: light(greenPrimary, whiteSidebar),
  BLUE: light(bluePrimary, blueSidebar),
  GREEN: light(greenPrimary, greenSidebar),
  INDIGO: light(indigoPrimary, indigoSidebar),
} as const satisfies Record<string, PaletteOptions>

export type ThemeName = keyof typeof palettes

export const themeNames = Object.keys(palettes) as readonly ThemeName[]

/** Whether a stored text is a theme name. */
export const isThemeName = (value: string): value is ThemeName => Object.hasOwn(palettes, value)
