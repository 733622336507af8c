import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadAnew, loadAnewOnce } from '../../ui/page/load-anew.ts'

/**
 * In the place of a page whose code cannot be fetched: there is no connection, or a tab has been open since before
 * another build took the place of its own.
 */
export function PageFailed() {
  const { t } = useTranslation()
  const [isTrying, setTrying] = useState(false)
  useEffect(loadAnewOnce, [])
  const retry = async (): Promise<void> => {
    setTrying(true)
    await loadAnew()
    setTrying(false)
  }
  return (
    <Box role='alert' sx={{ p: 6, textAlign: 'center' }}>
      <p>{t('pageFailed')}</p>
      <Button variant='outlined' loading={isTrying} onClick={retry}>
        {t('common.retry')}
      </Button>
    </Box>
  )
}
