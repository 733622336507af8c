import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { HistoryList } from './history-list.tsx'
import type { HistorySubject } from './subject.ts'

/** The history of a record beside the page that shows it. */
export const HistoryDrawer = ({ subject, onClose }: { subject: HistorySubject; onClose: () => void }) => {
  const { t } = useTranslation('engine')
  const titleId = useId()
  const { restore } = subject
  const restoring = restore && {
    restore: (values: Readonly<Record<string, unknown>>): void => {
      restore(values)
      onClose()
    },
  }
  return (
    <Drawer
      open
      anchor='right'
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: { xs: '100%', sm: 560 }, p: 5 } },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 3 }}>
        <Typography id={titleId} variant='h6' component='h2'>
          {t('history.title')}
          {subject.name !== undefined && (
            <>
              : <bdi>{subject.name}</bdi>
            </>
          )}
        </Typography>
        <Button onClick={onClose}>{t('close')}</Button>
      </Box>
      <HistoryList subject={{ ...subject, ...restoring }} />
    </Drawer>
  )
}
