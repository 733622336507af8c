import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadAnew, loadAnewOnce } from '../../ui/page/load-anew.ts'

/** Replaces a page whose code cannot be loaded: there is no connection, or the tab was opened with an earlier build. */
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
