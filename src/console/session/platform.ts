import { useSyncExternalStore } from 'react'
import { otherPlatform, type Platform } from '../../modules/format/platform.ts'
import { platformKeys, storedPlatform } from '../storage-keys.ts'
import { createListeners } from '../ui/store.ts'
import { isUnsaved } from './unsaved.ts'

const listeners = createListeners()

const isSet = (platform: Platform): boolean => localStorage.getItem(platformKeys[platform]) !== null

/** Stores exactly one of the two keys in local storage. */
const store = (platform: Platform): void => {
  localStorage.removeItem(platformKeys[otherPlatform(platform)])
  localStorage.setItem(platformKeys[platform], 'true')
}

/** The mode of this tab while it has unsaved input, even if another tab changes the mode. */
let pinned: Platform | null = null
/** The last read mode. */
let lastRead: Platform | null = null

const readStored = (): Platform => {
  const platform = storedPlatform((key) => localStorage.getItem(key))
  if (!isSet(platform) || isSet(otherPlatform(platform))) store(platform)
  return platform
}

/** The platform mode; fixes the storage if it has both keys or none. */
export const getPlatform = (): Platform => {
  lastRead = pinned ?? readStored()
  return lastRead
}

/** Changes the mode. The caller navigates to the dashboard. */
export const setPlatform = (platform: Platform): void => {
  pinned = null
  store(platform)
  listeners.notify()
}

/** Navigation state for a change of the mode. */
export interface PlatformState {
  platform?: Platform
}

/**
 * Changes the mode for the next navigation, and returns its state. With unsaved input, the mode stays until the
 * navigation blocker continues; {@link enterStatedPlatform} then reads the state.
 */
export const enterPlatform = (platform: Platform): { state: PlatformState } => {
  if (!isUnsaved()) setPlatform(platform)
  return { state: { platform } }
}

/** Changes the mode for a navigation that was blocked. */
export const enterStatedPlatform = (state: unknown): void => {
  const { platform } = (state ?? {}) as PlatformState
  if (platform !== undefined) setPlatform(platform)
}

const subscribe = (listener: () => void): (() => void) => {
  const onStorage = (): void => {
    // Pinned during the check, which renders pending input and must not read the new mode.
    const before = pinned
    pinned ??= lastRead
    if (before === null && !isUnsaved()) pinned = null
    listener()
  }
  const unsubscribe = listeners.subscribe(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    unsubscribe()
    window.removeEventListener('storage', onStorage)
  }
}

/** The platform mode, with updates. */
export const usePlatform = (): Platform => useSyncExternalStore(subscribe, getPlatform)

/** Translation keys of the modes. */
export const modeTexts = { WEB: 'platform.web', MOBILE: 'platform.mobile' } as const satisfies Record<
  Platform,
  string
>
