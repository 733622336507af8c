import Computer from '@mui/icons-material/ComputerOutlined'
import DevicesOther from '@mui/icons-material/DevicesOther'
import Smartphone from '@mui/icons-material/Smartphone'
import Tablet from '@mui/icons-material/TabletOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import {
  endMyOtherSessions,
  endMySession,
  getListMySessionsQueryKey,
  useListMySessions,
} from '../../../../generated/api/auth/auth.ts'
import type { Session } from '../../../../generated/api/foundation.schemas.ts'
import { errorMessage } from '../../../client/api-error.ts'
import { useSending } from '../../engine/use-sending.ts'
import { formatMoment } from '../../i18n/format-date.ts'
import { timeAgo } from '../../i18n/time-ago.ts'
import { openPaths } from '../../session/paths.ts'
import { signOut } from '../../session/session-store.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { showToast } from '../../ui/toasts/toasts.tsx'
import { AccountCard, AccountRow } from './account-card.tsx'

/** Formats the name of a session from its browser and system, if known. */
const useSessionName = (): ((session: Session) => string) => {
  const { t } = useTranslation('account')
  return ({ browser, system }) => {
    if (browser && system) return t('sessions.on', { browser, system })
    return browser ?? system ?? t('sessions.unknown')
  }
}

const icons = { DESKTOP: Computer, MOBILE: Smartphone, TABLET: Tablet, OTHER: DevicesOther } as const

interface Props {
  session: Session
  now: Date
  /** Ends the session; signs out for the present one. */
  onEnd: () => void
}

/** A session: its device and address, its start, and the button that ends it. */
const SessionRow = ({ session, now, onEnd }: Props) => {
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

/** The sessions to end after a confirmation: one, or all others. */
type SessionToEnd = Session | 'others'

/** The user's sessions, each with a button that ends it; the present one is marked and has a sign-out button. */
export const MySessions = () => {
  const { t } = useTranslation('account')
  const { t: shell } = useTranslation()
  const { t: engine } = useTranslation('engine')
  const sessionName = useSessionName()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<SessionToEnd | null>(null)
  const { data, error, refetch } = useListMySessions()
  const reload = (): Promise<void> => queries.invalidateQueries({ queryKey: getListMySessionsQueryKey() })
  const ending = useSending({
    mutationFn: (ended: SessionToEnd, signal) =>
      ended === 'others' ? endMyOtherSessions({ signal }) : endMySession({ sessionId: ended.id }, { signal }),
    onSuccess: async ({ message }) => {
      // Before the row goes: the closing dialog returns the focus to it, and the card moves it on.
      flushSync(() => setAsked(null))
      showToast({ message })
      await reload()
    },
    // The dialog stays open.
    onError: () => void reload(),
  })
  const ask = (asked: SessionToEnd): void => {
    ending.reset()
    setAsked(asked)
  }
  const close = (): void => {
    ending.withdraw()
    setAsked(null)
  }
  const leave = (): void => {
    signOut()
    void navigate(openPaths.signIn)
  }
  const sessions = data?.payload ?? []
  const now = new Date()
  return (
    <AccountCard
      title={t('sessions.title')}
      hint={t('sessions.hint')}
      error={error}
      onRetry={() => void refetch()}
      loaderHeight={160}
      rows={
        data &&
        sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            now={now}
            onEnd={() => (session.current ? leave() : ask(session))}
          />
        ))
      }
    >
      {sessions.length > 1 && (
        <Button variant='outlined' color='error' onClick={() => ask('others')} sx={{ mt: 2 }}>
          {t('sessions.endOthers')}
        </Button>
      )}
      <ConfirmDialog
        open={asked !== null}
        text={
          asked === null || asked === 'others'
            ? t('sessions.confirmOthers')
            : t('sessions.confirm', { place: sessionName(asked) })
        }
        confirmLabel={asked === 'others' ? t('sessions.endOthers') : t('sessions.end')}
        busy={ending.sending}
        waiting={ending.waiting ? engine('connection.waiting') : null}
        error={ending.error && errorMessage(ending.error, shell('error.generic'))}
        onConfirm={() => asked !== null && ending.send(asked)}
        onClose={close}
      />
    </AccountCard>
  )
}
