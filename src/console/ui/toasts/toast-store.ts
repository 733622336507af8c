import { createStore } from '../store.ts'

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

const shown = createStore<ShownToast | null>(null)
let count = 0

/** The latest toast, or null where none shows; and how to follow it. */
export const { get: latestToast, subscribe: subscribeToasts } = shown

/** Shows a toast, from anywhere; it takes the place of the one before. */
export const showToast = ({ message, type = 'success', link, action, duration = 5000 }: Toast): void => {
  count += 1
  shown.set({ id: count, message, type, link, action, duration })
}

/** Takes away a toast that offers to do something: who comes next is not who was offered it. */
export const withdrawOffer = (): void => {
  if (shown.get()?.action) shown.set(null)
}
