import { lazy, type ReactNode, Suspense } from 'react'

const Alert = lazy(() => import('@mui/material/Alert'))

/** A message above a form. Its code arrives when there is something to say; screen readers hear it at once. */
export function Notice({
  severity,
  children,
}: {
  severity: 'success' | 'info' | 'warning' | 'error'
  children: ReactNode
}) {
  return (
    <Suspense fallback={<p role='alert'>{children}</p>}>
      <Alert severity={severity} sx={{ mt: 3, mb: 1 }}>
        {children}
      </Alert>
    </Suspense>
  )
}
