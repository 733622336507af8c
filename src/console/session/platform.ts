import { useSyncExternalStore } from 'react'
import { otherPlatform, type Platform } from '../../modules/format/platform.ts'
import { platformKeys, storedPlatform } from '../storage-keys.ts'
import { createListeners } from '../ui/store.ts'
import { isUnsaved } from './unsaved.ts'

const listeners = createListeners()

const isSet = (platform: Platform): boolean => localStorage.getItem(platformKeys[platform]) !== null

/** Keeps exactly one of the two keys in local storage. */
const store = (platform: Platform): void => {
  localStorage.removeItem(platformKeys[otherPlatform(platform)])
  localStorage.setItem(platformKeys[platform], 'true')
}

/** The mode this tab stays in though another has changed it, for what stands here unsaved belongs to it. */
let pinned: Platform | null = null
/** The mode that was read last. */
let lastRead: Platform | null = null

const readStored = (): Platform => {
  const platform = storedPlatform((key) => localStorage.getItem(key))
  if (!isSet(platform) || isSet(otherPlatform(platform))) store(platform)
  return platform
}

/** The platform mode; where both of its keys are stored, or none, the storage is put right. */
export const getPlatform = (): Platform => {
  lastRead = pinned ?? readStored()
  return lastRead
}

/** Changes the mode. Whoever calls it returns the user to the dashboard. */
export const setPlatform = (platform: Platform): void => {
  pinned = null
  store(platform)
  listeners.tell()
}

/** The state of a navigation that leads into another mode. */
export interface PlatformState {
  platform?: Platform
}

/**
 * Changes the mode for the navigation that follows, and returns the state it is to carry: while something is unsaved, the
 * mode stays until whoever holds the navigation back lets it pass, and {@link enterStatedPlatform} reads it there.
 */
export const enterPlatform = (platform: Platform): { state: PlatformState } => {
  if (!isUnsaved()) setPlatform(platform)
  return { state: { platform } }
}

/** Changes the mode as a navigation that was held back wanted it. */
export const enterStatedPlatform = (state: unknown): void => {
  const { platform } = (state ?? {}) as PlatformState
  if (platform !== undefined) setPlatform(platform)
}

const subscribe = (listener: () => void): (() => void) => {
  const onStorage = (): void => {
    // Held while it is asked: that draws what inputs hand over, and must not read the new mode.
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

/** The platform mode, followed. */
export const usePlatform = (): Platform => useSyncExternalStore(subscribe, getPlatform)
