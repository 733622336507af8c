import { newId } from '../new-id.ts'
import { createStore } from '../store.ts'

export type ToastType = 'success' | 'error' | 'warning' | 'info'

export interface Toast {
  message: string
  /** `success` when omitted. */
  type?: ToastType
  /** A link for more information. */
  link?: ToastLink
  /** An action, such as undo. */
  action?: ToastAction
  /** Duration in milliseconds; 5000 when omitted. */
  duration?: number
}

export interface ToastAction {
  /** Translated. */
  label: string
  run: () => void
}

export interface ToastLink {
  /** Translated. */
  label: string
  to: string
  /** Navigates without a page load. */
  follow: () => void
}

export interface ShownToast extends Toast {
  id: string
}

const shown = createStore<ShownToast | null>(null)

/** The latest toast, or null, and its subscription. */
export const { get: latestToast, subscribe: subscribeToasts } = shown

/** Shows a toast; it replaces the previous one. */
export const showToast = (toast: Toast): void => shown.set({ ...toast, id: newId() })

/** Removes a toast with an action, which must not be offered to the next user. */
export const withdrawOffer = (): void => {
  if (shown.get()?.action) shown.set(null)
}
