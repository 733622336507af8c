import HistoryIcon from '@mui/icons-material/History'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isAvailable } from '../../client/availability.ts'
import { lazyPart } from '../ui/lazy/lazy-when-idle.tsx'
import { OpenedPart } from '../ui/lazy/opened-part.tsx'
import type { HistorySource } from './history/history-source.ts'

const panel = lazyPart(() => import('./history/history-panel.tsx').then((file) => file.HistoryPanel))

/**
 * Opens the history of a record beside the page; its code loads with the first click. Hidden if the API keeps no
 * history. On a phone it is an icon.
 */
export const HistoryButton = ({ source }: { source: HistorySource }) => {
  const { t } = useTranslation('engine')
  const [open, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  if (!isAvailable('listRecordHistory')) return null
  return (
    <>
      <Button
        color='secondary'
        onClick={() => setOpen(true)}
        aria-label={t('history.title')}
        sx={{ minWidth: { xs: 44, sm: 64 }, px: { xs: 1, sm: 4 } }}
      >
        <HistoryIcon sx={{ display: { sm: 'none' } }} />
        <Box component='span' sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {t('history.title')}
        </Box>
      </Button>
      {open && (
        <OpenedPart part={panel} title={t('history.title')} onClose={close}>
          {(HistoryPanel) => <HistoryPanel source={source} onClose={close} />}
        </OpenedPart>
      )}
    </>
  )
}
