import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedDialog } from '../dialogs/failed-dialog.tsx'
import { type LazyPart, usePart } from './lazy-when-idle.tsx'

/** Replaces a small part of the page that could not be loaded. */
const FailedLine = ({ message, onRetry }: { message: string; onRetry: () => unknown }) => {
  const { t } = useTranslation()
  return (
    <Box role='alert' sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
      <span>{message}</span>
      <Button size='small' variant='outlined' onClick={() => void onRetry()}>
        {t('common.retry')}
      </Button>
    </Box>
  )
}

interface Props<Part> {
  part: LazyPart<Part>
  children: (part: Part) => ReactNode
}

interface OpenedProps<Part> extends Props<Part> {
  /** Renders until the code has loaded. */
  fallback?: ReactNode
  /** Whether the part is open; true when omitted. */
  open?: boolean
  /** Whether the code loads at once, as for an open part; otherwise it loads when the page is idle. */
  needed?: boolean
  /** Title for the error of failed loading. */
  title: string
  /** Closes the part, if possible without its code. */
  onClose?: () => void
}

interface PlacedProps<Part> extends Props<Part> {
  /** A container that reserves space while the code loads, and holds the error of a failure. */
  around?: (failure: ReactNode) => ReactNode
}

/**
 * A separately loaded dialog, menu or drawer. If loading fails, a dialog shows the error with a retry button, over the
 * unchanged page.
 */
export const OpenedPart = <Part,>(props: OpenedProps<Part>) => {
  const { part, open = true, needed = open, fallback = null, children, ...rest } = props
  const { t } = useTranslation('frame')
  const { loaded, retry } = usePart(part, needed)
  if (loaded !== null) return children(loaded)
  return (
    <>
      {fallback}
      {open && retry && <FailedDialog {...rest} message={t('partFailed')} onRetry={retry} />}
    </>
  )
}

/** A part of the page that loads with its first render; its place shows the error of a failure. */
export const PlacedPart = <Part,>({ part, around, children }: PlacedProps<Part>) => {
  const { t } = useTranslation('frame')
  const { loaded, retry } = usePart(part, true)
  if (loaded !== null) return children(loaded)
  const failure = retry && <FailedLine message={t('partFailed')} onRetry={retry} />
  return around ? around(failure) : failure
}
