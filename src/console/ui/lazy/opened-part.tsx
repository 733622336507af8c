import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedDialog } from '../dialogs/failed-dialog.tsx'
import { FailedLine } from '../states/failed-line.tsx'
import { type LazyPart, usePart } from './lazy-when-idle.tsx'

interface Props<Part> {
  part: LazyPart<Part>
  children: (part: Part) => ReactNode
}

interface OpenedProps<Part> extends Props<Part> {
  /** Stands there until the code has come. */
  fallback?: ReactNode
  /** Whether somebody has opened it, as always when left out. */
  open?: boolean
  /** Whether its code is fetched at once, as when it is open; else it comes when the page is idle. */
  needed?: boolean
  /** What it is called, for where it cannot be fetched. */
  title: string
  /** Closes it, where that can be done without it. */
  onClose?: () => void
}

interface PlacedProps<Part> extends Props<Part> {
  /** Keeps the place of it until the code has come; holds what is said where it does not come. */
  around?: (failure: ReactNode) => ReactNode
}

/**
 * A dialog, menu or drawer whose code is a file of its own. Where that cannot be fetched, a dialog in its place says so
 * and fetches it again when asked to; the page below stays as it is.
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

/** A part of the page that is wanted as soon as it is drawn; where it cannot be fetched, its place says so. */
export const PlacedPart = <Part,>({ part, around, children }: PlacedProps<Part>) => {
  const { t } = useTranslation('frame')
  const { loaded, retry } = usePart(part, true)
  if (loaded !== null) return children(loaded)
  const failure = retry && <FailedLine message={t('partFailed')} onRetry={retry} />
  return around ? around(failure) : failure
}
