import Computer from '@mui/icons-material/Computer'
import PhoneIphone from '@mui/icons-material/PhoneIphone'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslation } from 'react-i18next'
import type { Platform } from '../../modules/format/types.ts'
import { enterPlatform, usePlatform } from '../session/platform.ts'
import { useGo } from '../ui/page/navigate.tsx'

/** Switches between the website's and the app's sections, and opens the dashboard. */
export function PlatformSwitch() {
  const { t } = useTranslation()
  const navigate = useGo()
  const platform = usePlatform()
  const change = (_event: unknown, chosen: Platform | null): void => {
    if (!chosen) return
    void navigate('/', enterPlatform(chosen))
  }
  return (
    <ToggleButtonGroup
      exclusive
      size='small'
      color='primary'
      value={platform}
      onChange={change}
      aria-label={t('platform.label')}
      sx={{
        '& .MuiToggleButton-root': { gap: 2, px: { xs: 2.5, sm: 4 }, color: 'text.secondary' },
        // The labels are enough.
        '@media (max-width: 359.95px)': { svg: { display: 'none' } },
      }}
    >
      <ToggleButton value='WEB'>
        <Computer fontSize='small' aria-hidden />
        {t('platform.web')}
      </ToggleButton>
      <ToggleButton value='MOBILE'>
        <PhoneIphone fontSize='small' aria-hidden />
        {t('platform.mobile')}
      </ToggleButton>
    </ToggleButtonGroup>
  )
}
