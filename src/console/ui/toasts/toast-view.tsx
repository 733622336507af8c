import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import GlobalStyles from '@mui/material/GlobalStyles'
import Link from '@mui/material/Link'
import Snackbar from '@mui/material/Snackbar'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLatest } from '../hooks/use-latest.ts'
import { isTyping } from '../keys.ts'
import { latinKey } from '../latin-key.ts'
import { pageHeadingId } from '../page/page-header.tsx'
import type { ShownToast } from './toast-store.ts'
import { useToastPlace } from './use-toast-place.ts'

/** Calls `undo` on Ctrl or Cmd with Z outside of inputs, while an undo is offered. */
const useUndoKey = (isOffered: boolean, undo: () => void): void => {
  const latest = useLatest(undo)
  useEffect(() => {
    if (!isOffered) return
    const listen = (event: KeyboardEvent): void => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && latinKey(event) === 'z'
      if (!isUndo || isTyping(event.target)) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOffered, latest])
}

/**
 * A toast with a timeout, at the top of the window without covering a control; pointer and focus keep it open. Ctrl or
 * Cmd with Z also runs its undo action, so that keyboard users can reach it in time.
 */
export const ToastView = ({ toast }: { toast: ShownToast }) => {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const box = useRef<HTMLDivElement>(null)
  const { wide, style, styles } = useToastPlace(box)
  /** The element that had the focus before the toast; it is restored when the focused toast is removed. */
  const from = useRef<Element>(null)
  const hide = (): void => {
    if (box.current?.contains(document.activeElement)) {
      const back = from.current?.isConnected ? from.current : document.getElementById(pageHeadingId)
      if (back instanceof HTMLElement) back.focus()
    }
    setOpen(false)
  }
  const close = (_event: unknown, reason?: string): void => {
    if (reason !== 'clickaway') hide()
  }
  const { message, type = 'success', link, action, duration = 5000 } = toast
  const press = (): void => {
    // During the fade-out, a second click still reaches the button.
    if (!open) return
    hide()
    action?.run()
  }
  useUndoKey(open && action !== undefined, press)
  const follow = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    link?.follow()
    hide()
  }
  return (
    <>
      {open && <GlobalStyles styles={styles} />}
      {/* Assistive technologies ignore the rest of the page while a dialog is open. */}
      {createPortal(
        <Snackbar
          open={open}
          autoHideDuration={duration}
          onClose={close}
          anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
          style={style}
          sx={{ px: wide ? 2 : 0, pointerEvents: 'none' }}
        >
          <Alert
            ref={box}
            onFocus={({ relatedTarget, currentTarget }) => {
              if (!currentTarget.contains(relatedTarget)) from.current = relatedTarget
            }}
            severity={type}
            variant='filled'
            elevation={wide ? 6 : 0}
            square={!wide}
            onClose={close}
            closeText={t('common.close')}
            // As wide as the free middle of the top bar.
            sx={{
              ...(wide ? { maxWidth: 450 } : { width: 1 }),
              alignItems: 'center',
              pointerEvents: 'auto',
            }}
          >
            {message}
            {link && (
              <>
                {' '}
                <Link href={link.to} onClick={follow} color='inherit' sx={{ fontWeight: 700 }}>
                  {link.label}
                </Link>
              </>
            )}
            {action && (
              <Button color='inherit' size='small' sx={{ ml: 2, fontWeight: 700 }} onClick={press}>
                {action.label}
              </Button>
            )}
          </Alert>
        </Snackbar>,
        document.body,
      )}
    </>
  )
}
