export type ToastType = 'success' | 'error' | 'warning' | 'info'

export interface Toast {
  message: string
  /** `success` when left out. */
  type?: ToastType
  /** Where the toast leads on. */
  link?: ToastLink
  /** What can still be done about it. */
  action?: ToastAction
  /** How long it shows, in milliseconds; 5000 when left out. */
  duration?: number
}

export interface ToastAction {
  /** Already translated. */
  label: string
  run: () => void
}

export interface ToastLink {
  /** Already translated. */
  label: string
  to: string
  /** Goes there without loading the page anew. */
  follow: () => void
}

export interface ShownToast {
  id: number
  message: string
  type: ToastType
  link: ToastLink | undefined
  action: ToastAction | undefined
  duration: number
}

let shown: ShownToast | null = null
let count = 0
const listeners = new Set<() => void>()

/** Shows a toast, from anywhere; it takes the place of the one before. */
export const showToast = ({ message, type = 'success', link, action, duration = 5000 }: Toast): void => {
  count += 1
  shown = { id: count, message, type, link, action, duration }
  for (const listener of listeners) listener()
}

/** The latest toast, or null before the first one; a snapshot for `useSyncExternalStore`. */
export const latestToast = (): ShownToast | null => shown

export const subscribeToasts = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
