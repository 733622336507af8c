import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** In milliseconds: a younger page has the newest code. */
const youth = 10_000

/** Reloads the page if the server responds; otherwise the browser would replace it with an error page. */
const loadAnew = async (): Promise<void> => {
  const asPage = { headers: { accept: 'text/html' }, cache: 'no-store' } as const
  const response = await fetch(location.href, asPage).catch(() => null)
  if (response?.ok) location.reload()
}

/** {@link loadAnew} for a page whose code is missing because of a newer build, unless the page was just loaded. */
const loadAnewOnce = (): void => {
  if (performance.now() > youth) void loadAnew()
}

/** Replaces a page whose code cannot be loaded: there is no connection, or the tab was opened with an earlier build. */
export const PageFailed = () => {
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
