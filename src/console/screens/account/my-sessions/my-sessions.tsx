import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { openPaths } from '../../../session/paths/open-paths.ts'
import { signOut } from '../../../session/session-store.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Loader } from '../../../ui/states/loader.tsx'
import { SessionRow } from './session-row.tsx'
import { useMySessions } from './use-my-sessions.ts'
import { useSessionName } from './use-session-name.ts'

/** The user's sessions, each with a button that ends it; the present one is marked and has a sign-out button. */
export const MySessions = () => {
  const { t } = useTranslation('account')
  const { t: engine } = useTranslation('engine')
  const sessionName = useSessionName()
  const navigate = useNavigate()
  const titleId = useId()
  const { sessions, error, retry, asked, ask, confirm, close, busy, waiting, failure } = useMySessions()
  const now = new Date()
  const leave = (): void => {
    signOut()
    void navigate(openPaths.signIn)
  }
  return (
    <Card component='section' aria-labelledby={titleId} sx={{ maxWidth: 720, mt: 4 }}>
      <CardContent sx={{ p: { xs: 4, sm: 6 } }}>
        <Typography variant='h3' component='h2' id={titleId}>
          {t('sessions.title')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1, mb: 4 }}>{t('sessions.hint')}</Typography>
        {error !== null && <ErrorState message={error} onRetry={retry} />}
        {error === null && sessions === null && <Loader minHeight={160} />}
        {sessions !== null && (
          <Box component='ul' aria-labelledby={titleId} sx={{ m: 0, p: 0 }}>
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                now={now}
                onEnd={() => (session.current ? leave() : ask(session))}
              />
            ))}
          </Box>
        )}
        {sessions !== null && sessions.length > 1 && (
          <Button variant='outlined' color='error' onClick={() => ask('others')} sx={{ mt: 2 }}>
            {t('sessions.endOthers')}
          </Button>
        )}
      </CardContent>
      <ConfirmDialog
        open={asked !== null}
        text={
          asked === null || asked === 'others'
            ? t('sessions.confirmOthers')
            : t('sessions.confirm', { place: sessionName(asked) })
        }
        confirmLabel={asked === 'others' ? t('sessions.endOthers') : t('sessions.end')}
        busy={busy}
        waiting={waiting ? engine('connection.waiting') : null}
        error={failure}
        onConfirm={confirm}
        onClose={close}
      />
    </Card>
  )
}
