import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { fetchMe } from '../../session/api.ts'
import { signOut } from '../../session/session-store.ts'
import { toSessionUser } from '../../session/user.ts'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { SecondFactor } from '../account/second-factor/second-factor.tsx'

/** Begins anew once the API lets the user on: what was refused meanwhile is asked for again. */
const goOn = async (): Promise<void> => {
  const user = toSessionUser(await fetchMe())
  if (user && !user.secondFactorDue) location.reload()
}

/** The page of a user whose role demands a second step of signing in, and who has none. */
export const SecondFactorDue = () => {
  const { t } = useTranslation('tools')
  const { t: shell } = useTranslation()
  return (
    <Box component='main' sx={{ maxWidth: 720, mx: 'auto', p: { xs: 4, sm: 8 } }}>
      <PageHeader
        title={t('secondFactor.dueTitle')}
        breadcrumb={[]}
        actions={
          <Button color='secondary' onClick={signOut}>
            {shell('account.signOut')}
          </Button>
        }
      />
      <SecondFactor onClosed={() => void goOn().catch(() => undefined)} />
    </Box>
  )
}
