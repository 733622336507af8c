import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import Snackbar from '@mui/material/Snackbar'
import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownToast } from './toast-store.ts'

const SHOWN_FOR_MS = 5000

/** One toast at the top centre, closing after 5 seconds; pointer and focus hold it open. */
export function ToastView({ toast }: { toast: ShownToast }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const close = (_event: unknown, reason?: string): void => {
    if (reason !== 'clickaway') setOpen(false)
  }
  const { link } = toast
  const follow = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    link?.follow()
    setOpen(false)
  }
  return (
    <Snackbar
      open={open}
      autoHideDuration={SHOWN_FOR_MS}
      onClose={close}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
    >
      <Alert
        severity={toast.type}
        variant='filled'
        elevation={6}
        onClose={close}
        closeText={t('common.close')}
        sx={{ width: '100%', alignItems: 'center' }}
      >
        {toast.message}
        {link && (
          <>
            {' '}
            <Link href={link.to} onClick={follow} color='inherit' sx={{ fontWeight: 700 }}>
              {link.label}
            </Link>
          </>
        )}
      </Alert>
    </Snackbar>
  )
}
