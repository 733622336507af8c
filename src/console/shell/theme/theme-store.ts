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
  // biome-ignore lint/suspicious/noConsole: tells who set the theme by hand why it is not applied
  console.warn(`The theme "${name}" does not exist; "${fallback}" is used.`)
}

/** The stored theme; the first one if the stored name is missing or unknown (with a warning). */
export const getThemeName = (): ThemeName => {
  const stored = localStorage.getItem(themeKey)
  if (stored === null) return fallback
  if (isThemeName(stored)) return stored
  warnOnce(stored)
  return fallback
}

/** Stores the theme and applies it. */
export const setThemeName = (name: ThemeName): void => {
  localStorage.setItem(themeKey, name)
  listeners.notify()
}

/** Subscribes to changes in all tabs; returns a function that unsubscribes. */
export const { subscribe: subscribeTheme } = listeners
