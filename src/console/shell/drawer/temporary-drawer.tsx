import MuiDrawer from '@mui/material/Drawer'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { focusArrival } from '../../ui/page/use-page-focus.ts'
import { drawerPaper } from './drawer-paper.ts'

interface TemporaryDrawerProps {
  open: boolean
  onClose: () => void
  children: ReactNode
}

/** The sidebar over the page, where there is no room beside it. */
export function TemporaryDrawer({ open, onClose, children }: TemporaryDrawerProps) {
  const { t } = useTranslation('frame')
  const { pathname } = useLocation()
  const openedAt = useRef(pathname)
  // Closing gives the focus back to what opened the drawer, which is right only for who has gone nowhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening and closing alone
  useEffect(() => {
    if (open) openedAt.current = pathname
    else if (openedAt.current !== pathname) focusArrival()
  }, [open])
  return (
    <MuiDrawer
      open={open}
      onClose={onClose}
      // On demand it is a dialog, which no aside may be.
      slotProps={{ paper: { 'aria-label': t('drawer.label'), sx: drawerPaper } }}
    >
      {children}
    </MuiDrawer>
  )
}
