import type { AlertProps } from '@mui/material/Alert'
import { type ReactNode, Suspense } from 'react'
import { lazyOr } from '../../../ui/lazy/lazy-or.ts'

const Plain = ({ children }: { children?: ReactNode }) => <p role='alert'>{children}</p>

const Alert = lazyOr<AlertProps>(() => import('@mui/material/Alert').then((file) => file.default), Plain)

/** A message above a form. Its code loads with the first message; screen readers announce it. */
export const Notice = ({
  severity,
  children,
}: {
  severity: 'success' | 'info' | 'warning' | 'error'
  children: ReactNode
}) => (
  <Suspense fallback={<Plain>{children}</Plain>}>
    <Alert severity={severity} sx={{ mt: 3, mb: 1 }}>
      {children}
    </Alert>
  </Suspense>
)
