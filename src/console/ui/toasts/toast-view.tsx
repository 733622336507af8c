import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import GlobalStyles from '@mui/material/GlobalStyles'
import Link from '@mui/material/Link'
import Snackbar from '@mui/material/Snackbar'
import useMediaQuery from '@mui/material/useMediaQuery'
import {
  type CSSProperties,
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLatest } from '../hooks/use-latest.ts'
import { isTyping } from '../keys.ts'
import { latinKey } from '../latin-key.ts'
import { pageHeadingId } from '../page/page-header.tsx'
import { topBarHeight } from '../styles/layout-sizes.ts'
import type { ShownToast } from './toast-store.ts'

/** Cuts a text after three lines. */
const clamped: CSSProperties = {
  display: '-webkit-inline-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  verticalAlign: 'middle',
}

/** Distance from the edge of a wide window. */
const margin = 8

interface Box {
  height: number
  left: number
  right: number
}

/** The height of the toast, and the distances of the page's content from the sides of the window. */
const measure = (toast: HTMLElement): Box => {
  const page = document.querySelector('main')?.getBoundingClientRect()
  return {
    height: toast.offsetHeight,
    left: page?.left ?? 0,
    right: page ? document.documentElement.clientWidth - page.right : 0,
  }
}

/** Moves the page, its bars and the dialogs over it down by the height of a toast. */
const pushedDown = (height: number) => ({
  body: { paddingTop: height },
  'header.MuiAppBar-root:not(.MuiDialog-root *)': { top: height },
  '[data-fits] thead tr': { top: `${topBarHeight + height}px !important` },
  '.MuiDialog-root, .MuiDrawer-root': { top: `${height}px !important` },
})

/** Keeps high dialogs below a toast. */
const lower = (height: number) => ({
  '.MuiDialog-paper:not(.MuiDialog-paperFullScreen)': {
    maxHeight: `calc(100% - ${2 * (height + 2 * margin)}px)`,
  },
})

/**
 * The place of a toast, and the styles that keep it free. Wide windows have no controls in the middle of the top bar;
 * narrow ones show the toast above the page, which moves down.
 */
export const useToastPlace = (toast: RefObject<HTMLElement | null>) => {
  const wide = useMediaQuery('(min-width: 1200px)', { noSsr: true })
  const [{ height, left, right }, setBox] = useState<Box>({ height: 0, left: 0, right: 0 })
  useLayoutEffect(() => {
    const box = toast.current
    if (!box) return
    const update = (): void => setBox(measure(box))
    update()
    const watch = new ResizeObserver(update)
    for (const element of [box, document.documentElement]) watch.observe(element)
    return () => watch.disconnect()
  }, [toast])
  const style: CSSProperties = wide
    ? { top: margin, left, right, transform: 'none' }
    : { top: 0, left: 0, right: 0, transform: 'none' }
  return { wide, style, styles: wide ? lower(height) : pushedDown(height) }
}

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
            <span title={message} style={clamped}>
              {message}
            </span>
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
