import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import { useTranslation } from 'react-i18next'

/** A spinner for a whole page or area, which it fills to `minHeight`. */
export function Loader({ minHeight = '50vh' }: { minHeight?: string | number }) {
  const { t } = useTranslation()
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight }}>
      <CircularProgress aria-label={t('common.loading')} />
    </Box>
  )
}
