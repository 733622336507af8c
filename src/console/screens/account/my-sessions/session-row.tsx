import Computer from '@mui/icons-material/ComputerOutlined'
import DevicesOther from '@mui/icons-material/DevicesOther'
import Smartphone from '@mui/icons-material/Smartphone'
import Tablet from '@mui/icons-material/TabletOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Session } from '../../../../../generated/api/foundation.schemas.ts'
import { formatMoment } from '../../../ui/format-moment.ts'
import { timeAgo } from '../../../ui/time-ago.ts'
import { AccountRow } from '../account-row.tsx'
import { useSessionName } from './use-session-name.ts'

const icons = { DESKTOP: Computer, MOBILE: Smartphone, TABLET: Tablet, OTHER: DevicesOther } as const

interface Props {
  session: Session
  now: Date
  /** Ends the session; signs out for the present one. */
  onEnd: () => void
}

/** A session: its device and address, its start, and the button that ends it. */
export const SessionRow = ({ session, now, onEnd }: Props) => {
  const { t, i18n } = useTranslation('account')
  const { t: shell } = useTranslation()
  const { address, program, createdDate, lastUsedDate, current } = session
  const Icon = icons[session.device]
  const name = useSessionName()(session)
  const used = current ? t('sessions.usedNow') : timeAgo(new Date(lastUsedDate), now, i18n.language)
  return (
    <AccountRow
      icon={<Icon color={current ? 'primary' : 'action'} aria-hidden sx={{ mt: 0.5 }} />}
      buttons={
        <Button
          size='small'
          variant='outlined'
          color={current ? 'secondary' : 'error'}
          aria-label={current ? undefined : t('sessions.endNamed', { place: name })}
          onClick={onEnd}
        >
          {current ? shell('account.signOut') : t('sessions.end')}
        </Button>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography sx={{ fontWeight: 600 }} title={program ?? undefined}>
          {name}
        </Typography>
        {current && <Chip size='small' color='primary' variant='outlined' label={t('sessions.here')} />}
      </Box>
      <Typography variant='body2' sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {t('sessions.used', { time: used })}
        {address !== null && (
          <>
            {' · '}
            <bdi>{address}</bdi>
          </>
        )}
      </Typography>
      <Typography variant='body2' sx={{ color: 'text.secondary' }}>
        {t('sessions.since', { time: formatMoment(createdDate, i18n.language) })}
      </Typography>
    </AccountRow>
  )
}
