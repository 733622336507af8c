import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { lazyOr } from '../lazy/lazy-or.ts'
import { latestToast, type ShownToast, subscribeToasts } from './toast-store.ts'

export { showToast } from './toast-store.ts'

/** If the code cannot be loaded, the toast is not shown, and the page stays. */
const ToastView = lazyOr<{ toast: ShownToast }>(
  () => import('./toast-view.tsx').then((view) => view.ToastView),
  () => null,
)

/** Shows all toasts; their code loads with the first one. */
export const ToastProvider = ({ children }: { children: ReactNode }) => {
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
