import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { setPlatform } from '../session/platform.ts'
import { isUnsaved } from '../session/unsaved.ts'
import { usePlaceElsewhere } from './menu/use-menu.ts'
import { platformKeys } from './platform-keys.ts'

/** Above a page whose place is in the other mode's menu: says so, and switches, unless something typed would be lost. */
export function PlatformOffer() {
  const { t } = useTranslation()
  const other = usePlaceElsewhere()
  const [isHeld, setHeld] = useState(false)
  if (other === null) return null
  const platform = t(platformKeys[other])
  const change = (): void => {
    if (isUnsaved()) setHeld(true)
    else setPlatform(other)
  }
  return (
    <Alert
      severity='info'
      role='status'
      className='screen-only'
      sx={{
        mb: 5,
        alignItems: 'center',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        '& .MuiAlert-message': { flex: '1 1 12em' },
        '& .MuiAlert-action': { pt: 0 },
      }}
      action={
        <Button color='inherit' size='small' onClick={change} sx={{ whiteSpace: 'nowrap' }}>
          {t('platform.switch', { platform })}
        </Button>
      }
    >
      {t('platform.elsewhere', { platform })} {isHeld && t('platform.saveFirst')}
    </Alert>
  )
}
