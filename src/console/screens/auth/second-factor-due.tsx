import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../../client/query-client.ts'
import { fetchMe } from '../../session/api.ts'
import { signOut } from '../../session/session-store.ts'
import { toSessionUser } from '../../session/user.ts'
import { clearCacheOnSignOut } from '../../shell/layout.tsx'
import { usePageFocus } from '../../ui/page/use-page-focus.ts'
import { SecondFactor } from '../account/second-factor/second-factor.tsx'
import { SessionWatch } from './session-watch.tsx'

/** Checks again whether the API admits the user, and repeats refused requests. */
const goOn = async (): Promise<void> => {
  const user = toSessionUser(await fetchMe())
  if (user && !user.secondFactorDue) location.reload()
}

/** The page of users whose role requires a second factor, and who have none. */
export const SecondFactorDue = () => {
  const { t } = useTranslation('account')
  const { t: shell } = useTranslation()
  const heading = usePageFocus()
  useEffect(clearCacheOnSignOut, [])
  return (
    <QueryClientProvider client={queryClient}>
      <SessionWatch />
      <Box component='main' sx={{ maxWidth: 720, mx: 'auto', p: { xs: 4, sm: 8 } }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
          <Typography variant='h1' ref={heading} tabIndex={-1} sx={{ flex: '1 1 260px' }}>
            {t('secondFactor.dueTitle')}
          </Typography>
          <Button color='secondary' onClick={signOut}>
            {shell('account.signOut')}
          </Button>
        </Box>
        <SecondFactor onClosed={() => void goOn().catch(() => undefined)} />
      </Box>
    </QueryClientProvider>
  )
}
