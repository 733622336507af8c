import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import { useTranslation } from 'react-i18next'

interface Props {
  minHeight?: string | number | { xs: number; sm: number }
}

/** A spinner for a page or area, with the height `minHeight`. */
export const Loader = ({ minHeight = '50vh' }: Props) => {
  const { t } = useTranslation()
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight }}>
      <CircularProgress aria-label={t('common.loading')} />
    </Box>
  )
}
