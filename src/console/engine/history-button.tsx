import HistoryIcon from '@mui/icons-material/History'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasOperation } from '../../client/call.ts'
import { lazyPart, useLazyPart } from '../ui/lazy/lazy-when-idle.tsx'
import type { HistorySource } from './history/history-source.ts'

const panel = lazyPart(() => import('./history/history-panel.tsx').then((file) => file.HistoryPanel))

const Panel = (props: { source: HistorySource; onClose: () => void }) => {
  const Loaded = useLazyPart(panel, true)
  return Loaded && <Loaded {...props} />
}

/**
 * Opens the history of a record beside the page; its code comes with the first click. Nothing where the API keeps none.
 * On a phone it is a sign.
 */
export const HistoryButton = ({ source }: { source: HistorySource }) => {
  const { t } = useTranslation('engine')
  const [open, setOpen] = useState(false)
  if (!hasOperation('listRecordHistory')) return null
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
      {open && <Panel source={source} onClose={() => setOpen(false)} />}
    </>
  )
}
