import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { Fragment, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useUserStorage } from '../../session/use-user-storage.ts'
import type { Overlay as Shown } from '../../shell/palette-store.ts'
import { useGuide } from '../../shell/use-guide.ts'
import { Palette } from './palette.tsx'
import { withVisit } from './use-palette.ts'

const command = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'

/** Keys, and the text of their action. */
const shortcuts = [
  [[command, 'K'], 'shortcuts.palette'],
  [['/'], 'shortcuts.search'],
  [['?'], 'shortcuts.sheet'],
  [['↑', '↓'], 'shortcuts.move'],
  [['␣'], 'shortcuts.pick'],
  [['⇧', '↑', '↓'], 'shortcuts.range'],
  [['↵'], 'shortcuts.open'],
  [[command, 'S'], 'shortcuts.save'],
  [[command, '⇧', '↵'], 'another.save'],
  [[command, 'Z'], 'shortcuts.undo'],
  [['Esc'], 'shortcuts.close'],
] as const

const Key = ({ name }: { name: string }) => (
  <Box
    component='kbd'
    sx={{
      display: 'inline-block',
      minWidth: 26,
      px: 1.5,
      mr: 1,
      textAlign: 'center',
      font: 'inherit',
      fontSize: '0.8125rem',
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      bgcolor: 'action.hover',
    }}
  >
    {name}
  </Box>
)

/** The sheet of keyboard shortcuts. */
const ShortcutSheet = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation(['tools', 'engine', 'shell'])
  const guide = useGuide()
  return (
    <Dialog open fullWidth onClose={onClose} maxWidth='xs'>
      <DialogTitle>{t('shortcuts.title')}</DialogTitle>
      <DialogContent>
        <Box
          component='dl'
          sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 3, m: 0, '& dd': { m: 0 } }}
        >
          {shortcuts.map(([keys, text]) => (
            <Fragment key={text}>
              <dt>
                {keys.map((name) => (
                  <Key key={name} name={name} />
                ))}
              </dt>
              <dd>{t(text)}</dd>
            </Fragment>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        {guide && (
          <Button href={guide} target='_blank' onClick={onClose}>
            {t('help')}
          </Button>
        )}
        <Button onClick={onClose} autoFocus>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface Props {
  shown: Shown
  onClose: () => void
}

/** The palette, or the sheet of shortcuts; stores visited addresses. */
export const Overlay = ({ shown, onClose }: Props) => {
  const { pathname } = useLocation()
  const [visits, setVisits] = useUserStorage('visits')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is recorded once
  useEffect(() => setVisits(withVisit(visits, pathname)), [pathname])
  if (shown === null) return null
  return shown === 'shortcuts' ? <ShortcutSheet onClose={onClose} /> : <Palette onClose={onClose} />
}
