import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { Platform } from '../../modules/format/platform.ts'
import { modeTexts, type PlatformState, setPlatform } from '../session/platform.ts'
import { isUnsaved } from '../session/unsaved.ts'
import { shortWindow } from '../ui/styles/layout-sizes.ts'
import { useModeElsewhere, useStartMode } from './menu/use-menu.ts'

interface OfferProps {
  other: Platform
  /** Whether the switch was pressed with unsaved input. */
  isHeld: boolean
  setHeld: (isHeld: boolean) => void
}

const Offer = memo(function Offer({ other, isHeld, setHeld }: OfferProps) {
  const { t } = useTranslation()
  const platform = t(modeTexts[other])
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
        [shortWindow]: { mb: 3, py: 0, '& :is(.MuiAlert-message, .MuiAlert-icon)': { py: 1 } },
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

/**
 * Changes the mode when a link leads from a page of the present mode to one that only the other mode has. Pages opened by
 * address, bookmark or Back keep the mode; a link may name its own, such as that of a draft.
 */
const useFollowedMode = (other: Platform | null): void => {
  const { key, state } = useLocation()
  const type = useNavigationType()
  const wasElsewhere = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per navigation
  useLayoutEffect(() => {
    const { platform } = (state ?? {}) as PlatformState
    const isFollowed = type === 'PUSH' && platform === undefined && !wasElsewhere.current
    if (other && isFollowed && !isUnsaved()) setPlatform(other)
    else wasElsewhere.current = other !== null
  }, [key])
}

/** A notice above pages that belong to the other mode's menu, with a switch button, which unsaved input blocks. */
export const PlatformOffer = memo(function PlatformOffer() {
  const { pathname } = useLocation()
  useStartMode()
  const other = useModeElsewhere(pathname)
  useFollowedMode(other)
  const [isHeld, setHeld] = useState(false)
  // A blocked switch only concerns its page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page
  useEffect(() => () => setHeld(false), [pathname])
  return other && <Offer other={other} isHeld={isHeld} setHeld={setHeld} />
})
