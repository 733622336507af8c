import MuiDrawer from '@mui/material/Drawer'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useLatest } from '../../ui/hooks/use-latest.ts'
import { pageHeadingId } from '../../ui/page/page-header.tsx'
import { isPlainClick } from '../../ui/page/plain-link.tsx'
import { focusArrival } from '../../ui/page/use-page-focus.ts'
import { drawerPaper } from './drawer-paper.ts'

interface TemporaryDrawerProps {
  open: boolean
  onClose: () => void
  children: ReactNode
}

const focusHeading = (): void => document.getElementById(pageHeadingId)?.focus({ preventScroll: true })

/**
 * Focuses the page's heading after a navigation, after a link to the open page, or when the window becomes so wide that
 * the drawer and its button are removed. In other cases, closing restores the focus to the button.
 */
const useFocusAfter = (open: boolean) => {
  const { pathname } = useLocation()
  const openedAt = useRef(pathname)
  const isFollowed = useRef(false)
  const isOpen = useLatest(open)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only opening and closing matter
  useEffect(() => {
    if (open) [openedAt.current, isFollowed.current] = [pathname, false]
    else if (openedAt.current !== pathname) focusArrival()
    else if (isFollowed.current) focusHeading()
  }, [open])
  useEffect(
    () => () => {
      if (isOpen.current) focusHeading()
    },
    [isOpen],
  )
  return isFollowed
}

/** The sidebar over the page, for narrow windows. */
export const TemporaryDrawer = ({ open, onClose, children }: TemporaryDrawerProps) => {
  const { t } = useTranslation('frame')
  const isFollowed = useFocusAfter(open)
  // Closes at once: the progress of a navigation is below the drawer, and a link to the open page has none.
  const closeBehind = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isPlainClick(event.nativeEvent)) return
    isFollowed.current = link.pathname === window.location.pathname
    onClose()
  }
  return (
    <MuiDrawer
      open={open}
      onClose={onClose}
      // It is a dialog, which must not be an aside.
      slotProps={{ paper: { 'aria-label': t('drawer.label'), sx: drawerPaper, onClick: closeBehind } }}
    >
      {children}
    </MuiDrawer>
  )
}
