import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'

/** Leaves a form. On a phone it is an icon, so that the save button fits on the same line in every language. */
export const CancelButton = ({ disabled, onClick }: { disabled: boolean; onClick: () => void }) => {
  const { t } = useTranslation('engine')
  return (
    <Button
      onClick={onClick}
      disabled={disabled}
      color='secondary'
      variant='outlined'
      aria-label={t('cancel')}
      sx={{ minWidth: { xs: 44, sm: 64 }, px: { xs: 1, sm: 4 } }}
    >
      <Close sx={{ display: { sm: 'none' } }} />
      <Box component='span' sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {t('cancel')}
      </Box>
    </Button>
  )
}
