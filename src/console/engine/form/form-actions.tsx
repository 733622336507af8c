import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  saving: boolean
  /** Saving waits for a connection, and can be cancelled. */
  waiting: boolean
  submitLabel: string
  disabled?: boolean
  onCancel: () => void
  /** Stands at the other end. */
  aside?: ReactNode
}

/** Cancel and submit; the latter shows a spinner while saving, with a word beside it while there is no connection. */
export const FormActions = ({ saving, waiting, submitLabel, disabled = false, onCancel, aside }: Props) => {
  const { t } = useTranslation('engine')
  return (
    <>
      <div role='status'>
        {waiting && (
          <Alert severity='warning' role='none' sx={{ mt: 5 }}>
            {t('connection.waiting')}
          </Alert>
        )}
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 3, mt: 6 }}>
        {aside && <Box sx={{ mr: 'auto' }}>{aside}</Box>}
        <Button onClick={onCancel} disabled={saving && !waiting} color='secondary' variant='outlined'>
          {t('cancel')}
        </Button>
        <Button type='submit' variant='contained' loading={saving} disabled={disabled}>
          {submitLabel}
        </Button>
      </Box>
    </>
  )
}
