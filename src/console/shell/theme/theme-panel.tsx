import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useId, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { getThemeName, setThemeName, subscribeTheme } from './app-theme-provider.tsx'
import { isThemeName, palettes, type ThemeName, themeNames } from './palettes.ts'

/** A preview of a theme: sidebar, page, and a button in the primary colour. */
const Swatch = ({ name }: { name: ThemeName }) => {
  const { sidebar, background, primary } = palettes[name]
  const main = primary && 'main' in primary ? primary.main : undefined
  return (
    <Box
      aria-hidden
      sx={{
        display: 'flex',
        width: 72,
        height: 44,
        borderRadius: 1,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        backgroundColor: background?.default,
      }}
    >
      <Box
        sx={{ width: 22, backgroundColor: sidebar?.background, borderRight: `1px solid ${sidebar?.border}` }}
      />
      <Box sx={{ m: 'auto', width: 26, height: 10, borderRadius: 1, backgroundColor: main }} />
    </Box>
  )
}

/** Selects one of the six themes; applied at once and stored in this browser. */
export const ThemePanel = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t } = useTranslation(['frame', 'shell'])
  const name = useSyncExternalStore(subscribeTheme, getThemeName)
  const titleId = useId()
  return (
    <Drawer
      anchor='right'
      open={open}
      onClose={onClose}
      slotProps={{ paper: { sx: { width: 280, p: 5 }, role: 'dialog', 'aria-labelledby': titleId } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 3 }}>
        <Typography id={titleId} variant='h2'>
          {t('theme.title')}
        </Typography>
        <IconButton onClick={onClose} aria-label={t('common.close')}>
          <Close />
        </IconButton>
      </Box>
      <RadioGroup
        aria-labelledby={titleId}
        value={name}
        onChange={(_event, value) => isThemeName(value) && setThemeName(value)}
      >
        {themeNames.map((theme) => (
          <FormControlLabel
            key={theme}
            value={theme}
            control={<Radio />}
            sx={{ py: 1.5, mr: 0 }}
            label={
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
                <Swatch name={theme} />
                {t(`theme.names.${theme}`)}
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </Drawer>
  )
}
