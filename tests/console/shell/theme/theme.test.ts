// @vitest-environment jsdom
import { alpha, getContrastRatio } from '@mui/material/styles'
import { describe, expect, it, vi } from 'vitest'
import { createAppTheme, getThemeName } from '../../../../src/console/shell/theme/app-theme-provider.tsx'
import { green, themeNames } from '../../../../src/console/shell/theme/palettes.ts'

const TEXT = 4.5
const GRAPHICS = 3

describe.each(themeNames)('theme %s', (name) => {
  const { palette } = createAppTheme(name)
  const { background, text, sidebar } = palette
  const colours = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const

  it.each([
    ['text on the page', text.primary, background.default],
    ['text on paper', text.primary, background.paper],
    ['secondary text on the page', text.secondary, background.default],
    ['secondary text on paper', text.secondary, background.paper],
    ['the menu', sidebar.text, sidebar.background],
    ['the menu under the pointer', sidebar.text, sidebar.hover],
    ['the user card', sidebar.muted, sidebar.background],
    ['the current menu item', sidebar.selectedText, sidebar.selected],
    ['the group of the current item', sidebar.selectedText, sidebar.background],
  ])('is readable: %s', (_case, one, other) => {
    expect(getContrastRatio(one, other)).toBeGreaterThanOrEqual(TEXT)
  })

  it.each(colours)('is readable in %s: buttons, their hover, links and outlined ones', (colour) => {
    const { main, dark, contrastText } = palette[colour]
    expect(getContrastRatio(contrastText, main)).toBeGreaterThanOrEqual(TEXT)
    expect(getContrastRatio(contrastText, dark)).toBeGreaterThanOrEqual(TEXT)
    expect(getContrastRatio(main, background.paper)).toBeGreaterThanOrEqual(TEXT)
    expect(getContrastRatio(main, background.default)).toBeGreaterThanOrEqual(TEXT)
  })

  it('shows where a field is', () => {
    expect(getContrastRatio(palette.fieldBorder, background.paper)).toBeGreaterThanOrEqual(GRAPHICS)
  })

  it('shows the mark of the current item', () => {
    expect(getContrastRatio(sidebar.accent, sidebar.selected)).toBeGreaterThanOrEqual(GRAPHICS)
  })
})

describe('every theme', () => {
  it('has the stated spacing, breakpoints and green', () => {
    const theme = createAppTheme('DEFAULT')
    expect(theme.spacing(1)).toBe('4px')
    expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 960, lg: 1280, xl: 1440, xxl: 1800 })
    expect(green[500].toUpperCase()).toBe('#089C44')
    expect(alpha(theme.palette.primary.light, 1)).toContain('8, 156, 68')
  })
})

describe('the stored theme', () => {
  it.each([
    [null, 'DEFAULT'],
    ['INDIGO', 'INDIGO'],
  ])('%s gives %s', (stored, expected) => {
    if (stored) localStorage.setItem('theme', stored)
    expect(getThemeName()).toBe(expected)
  })

  it('that does not exist gives the first one and a warning, once', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    localStorage.setItem('theme', 'PINK')
    expect([getThemeName(), getThemeName()]).toEqual(['DEFAULT', 'DEFAULT'])
    expect(warn).toHaveBeenCalledExactlyOnceWith('The theme "PINK" does not exist; "DEFAULT" is used.')
  })
})
