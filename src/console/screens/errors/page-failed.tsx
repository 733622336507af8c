import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { loadAnew, loadAnewOnce } from '../../ui/page/load-anew.ts'

/**
 * In the place of a page whose code cannot be fetched: there is no connection, or a tab has been open since before
 * another build took the place of its own.
 */
export function PageFailed() {
  const { t } = useTranslation()
  useEffect(loadAnewOnce, [])
  return (
    <Box role='alert' sx={{ p: 6, textAlign: 'center' }}>
      <p>{t('pageFailed')}</p>
      <Button variant='outlined' onClick={loadAnew}>
        {t('common.retry')}
      </Button>
    </Box>
  )
}
