import { themeKey } from '../../storage-keys.ts'
import { createListeners } from '../../ui/store.ts'
import { isThemeName, type ThemeName, themeNames } from './palettes.ts'

/** The first theme, a light one. */
export const fallback: ThemeName = themeNames[0] ?? 'DEFAULT'
const listeners = createListeners({ otherTabs: true })
let warnedOf: string | null = null

const warnOnce = (name: string): void => {
  if (warnedOf === name) return
  warnedOf = name
  // biome-ignore lint/suspicious/noConsole: whoever set the theme by hand is to hear why it is not shown
  console.warn(`The theme "${name}" does not exist; "${fallback}" is used.`)
}

/** The stored theme; the first one when nothing or an unknown name is stored (the latter with a warning). */
export const getThemeName = (): ThemeName => {
  const stored = localStorage.getItem(themeKey)
  if (stored === null) return fallback
  if (isThemeName(stored)) return stored
  warnOnce(stored)
  return fallback
}

/** Stores the theme that the console shows from now on. */
export const setThemeName = (name: ThemeName): void => {
  localStorage.setItem(themeKey, name)
  listeners.tell()
}

/** Calls a listener after each change, one made in another tab included; returns how to stop. */
export const { subscribe: subscribeTheme } = listeners
