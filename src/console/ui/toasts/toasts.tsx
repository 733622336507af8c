import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { latestToast, showToast, subscribeToasts, type Toast } from './toast-store.ts'

export { showToast, type Toast } from './toast-store.ts'

const ToastView = lazy(() => import('./toast-view.tsx').then((view) => ({ default: view.ToastView })))

/** Shows the toasts of everything below it; their code arrives with the first one. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const toast = useSyncExternalStore(subscribeToasts, latestToast)
  return (
    <>
      {children}
      {toast && (
        <Suspense fallback={null}>
          <ToastView key={toast.id} toast={toast} />
        </Suspense>
      )}
    </>
  )
}

/** A function that shows a toast: `{ message, type = 'success' }`. */
export const useToast = (): ((toast: Toast) => void) => showToast
