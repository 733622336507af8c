import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { lazyOr } from '../lazy/lazy-or.ts'
import { latestToast, type ShownToast, subscribeToasts } from './toast-store.ts'

export { showToast } from './toast-store.ts'

/** Without its code a toast is not shown; the page below stays. */
const ToastView = lazyOr<{ toast: ShownToast }>(
  () => import('./toast-view.tsx').then((view) => view.ToastView),
  () => null,
)

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
