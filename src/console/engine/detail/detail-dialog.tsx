import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage, isUnknownRecord } from '../../../client/api-error.ts'
import { asRecord } from '../../../contract/json.ts'
import type { Module } from '../../../modules/format/types.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { Loader } from '../../ui/states.tsx'
import { showToast } from '../../ui/toasts/toasts.tsx'
import { HistoryButton } from '../history-button.tsx'
import { useLoadedModule } from '../modules.ts'
import { type Neighbours, RecordSteps } from '../use-neighbours.tsx'
import { DetailFields } from './detail-fields.tsx'
import { detailFileOf, detailRequest } from './detail-request.ts'

interface Props {
  module: Module
  row: Readonly<Record<string, unknown>>
  onClose: () => void
}

/** A dialog with the details of a row, fetched on opening. Shows a message and closes when there are none. */
export const DetailDialog = ({ module, row, onClose }: Props) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const detail = detailFileOf(module)
  const { data, error } = useQuery(detailRequest(module, row.id))
  const failure = data && !isUnknownRecord(error) ? null : error
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (!failure) return
    showToast({ message: errorMessage(failure), type: 'error' })
    onClose()
  }, [failure])
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth='md'>
      <DialogTitle>{label(detail.title)}</DialogTitle>
      <DialogContent dividers>
        {data ? <DetailFields detail={detail} record={asRecord(data.payload)} /> : <Loader minHeight={160} />}
      </DialogContent>
      <DialogActions>
        <HistoryButton source={{ module, id: row.id }} />
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

/** The details of a record, or why there are none; the record's neighbours stand in the corner. */
export const DetailCard = ({ neighbours, children }: { neighbours: Neighbours; children: ReactNode }) => {
  const { image } = detailFileOf(useLoadedModule())
  return (
    <Card variant='outlined' sx={{ p: { xs: 4, sm: 6 }, maxWidth: 1100 }}>
      {/* Their place does not depend on the record's actions. A picture leaves room beside it. */}
      <Box
        sx={{
          position: 'relative',
          display: 'flex',
          justifyContent: 'flex-end',
          alignItems: 'flex-start',
          ...(image && { height: 0 }),
        }}
      >
        <RecordSteps {...neighbours} />
      </Box>
      {children}
    </Card>
  )
}
