import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { memo, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { Platform } from '../../modules/format/platform.ts'
import { setPlatform } from '../session/platform.ts'
import { isUnsaved } from '../session/unsaved.ts'
import { usePlaceElsewhere } from './menu/use-menu.ts'
import { platformKeys } from './platform-keys.ts'

interface OfferProps {
  other: Platform
  /** Whether it was asked for while something typed was unsaved. */
  isHeld: boolean
  setHeld: (isHeld: boolean) => void
}

const Offer = memo(function Offer({ other, isHeld, setHeld }: OfferProps) {
  const { t } = useTranslation()
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
})

/** Above a page whose place is in the other mode's menu: says so, and switches, unless something typed would be lost. */
export const PlatformOffer = memo(function PlatformOffer() {
  const { pathname } = useLocation()
  const other = usePlaceElsewhere()
  const [isHeld, setHeld] = useState(false)
  // What was held back on one page is no matter of the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each page anew
  useEffect(() => () => setHeld(false), [pathname])
  return other && <Offer other={other} isHeld={isHeld} setHeld={setHeld} />
})
