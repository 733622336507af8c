import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'

interface Props {
  saving: boolean
  submitLabel: string
  disabled?: boolean
  onCancel: () => void
}

/** Cancel and submit; the latter shows a spinner while saving. */
export const FormActions = ({ saving, submitLabel, disabled = false, onCancel }: Props) => {
  const { t } = useTranslation('engine')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 3, mt: 6 }}>
      <Button onClick={onCancel} disabled={saving} color='secondary' variant='outlined'>
        {t('cancel')}
      </Button>
      <Button type='submit' variant='contained' loading={saving} disabled={disabled}>
        {submitLabel}
      </Button>
    </Box>
  )
}
