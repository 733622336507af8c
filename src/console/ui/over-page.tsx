import { type ReactNode, useEffect, useSyncExternalStore } from 'react'

let shown: ReactNode = null
const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows a dialog over whatever page is open, and wherever its user goes meanwhile; null takes it away. */
export const showOverPage = (view: ReactNode): void => {
  shown = view
  for (const listener of listeners) listener()
}

/** Where such a dialog shows. */
export const OverPage = () => {
  useEffect(() => () => showOverPage(null), [])
  return useSyncExternalStore(subscribe, () => shown)
}
