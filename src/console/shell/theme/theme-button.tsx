import Palette from '@mui/icons-material/Palette'
import Fab from '@mui/material/Fab'
import Tooltip from '@mui/material/Tooltip'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

const ThemePanel = lazy(() => import('./theme-panel.tsx').then((file) => ({ default: file.ThemePanel })))

/** The floating button at the lower right that opens the theme settings. */
export function ThemeButton() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const [everOpened, setEverOpened] = useState(false)
  return (
    <>
      <Tooltip title={t('theme.open')} placement='left'>
        <Fab
          size='small'
          color='primary'
          aria-label={t('theme.open')}
          onClick={() => {
            setEverOpened(true)
            setOpen(true)
          }}
          sx={{ position: 'fixed', right: 20, bottom: 20 }}
        >
          <Palette fontSize='small' />
        </Fab>
      </Tooltip>
      {everOpened && (
        <Suspense fallback={null}>
          <ThemePanel open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
