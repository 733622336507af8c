import type { AlertProps } from '@mui/material/Alert'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../../client/api-error.ts'
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

interface FailureProps {
  /** The form's error; null for none. */
  failure: unknown
  severity: 'warning' | 'error'
}

/** The form's error, above its fields. */
export const FailureNotice = ({ failure, severity }: FailureProps) => {
  const { t } = useTranslation()
  if (failure === null) return null
  const fallback = severity === 'error' ? t('error.generic') : t('error.short')
  return <Notice severity={severity}>{errorMessage(failure, fallback)}</Notice>
}
