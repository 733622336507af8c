import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Snackbar from '@mui/material/Snackbar'
import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownToast } from './toast-store.ts'

/** One toast at the top centre, closing by itself; pointer and focus hold it open. */
export function ToastView({ toast }: { toast: ShownToast }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const close = (_event: unknown, reason?: string): void => {
    if (reason !== 'clickaway') setOpen(false)
  }
  const { link, action } = toast
  const follow = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    link?.follow()
    setOpen(false)
  }
  return (
    <Snackbar
      open={open}
      autoHideDuration={toast.duration}
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
        {action && (
          <Button
            color='inherit'
            size='small'
            sx={{ ml: 2, fontWeight: 700 }}
            onClick={() => {
              setOpen(false)
              action.run()
            }}
          >
            {action.label}
          </Button>
        )}
      </Alert>
    </Snackbar>
  )
}
