import MuiDrawer from '@mui/material/Drawer'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { drawerPaper } from './drawer-paper.ts'

interface TemporaryDrawerProps {
  open: boolean
  onClose: () => void
  children: ReactNode
}

/** The sidebar over the page, where there is no room beside it. */
export function TemporaryDrawer({ open, onClose, children }: TemporaryDrawerProps) {
  const { t } = useTranslation('frame')
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
