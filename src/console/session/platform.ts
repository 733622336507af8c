import { useSyncExternalStore } from 'react'
import type { Platform } from '../../modules/format/types.ts'

const keys: Record<Platform, string> = { WEB: 'web', MOBILE: 'mobile' }
const listeners = new Set<() => void>()

const isSet = (platform: Platform): boolean => localStorage.getItem(keys[platform]) !== null

/** Keeps exactly one of the two keys in local storage (specification 000, 1; 002, 3.3). */
const store = (platform: Platform): void => {
  localStorage.removeItem(keys[platform === 'WEB' ? 'MOBILE' : 'WEB'])
  localStorage.setItem(keys[platform], 'true')
}

/** The platform mode: Mobile when only its key is stored, Web otherwise, and then the storage is put right. */
export const getPlatform = (): Platform => {
  const platform = isSet('MOBILE') && !isSet('WEB') ? 'MOBILE' : 'WEB'
  if (!isSet(platform) || (isSet('WEB') && isSet('MOBILE'))) store(platform)
  return platform
}

/** Changes the mode. Whoever calls it returns the user to the dashboard. */
export const setPlatform = (platform: Platform): void => {
  store(platform)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export const usePlatform = (): Platform => useSyncExternalStore(subscribe, getPlatform)
