import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useChangePassword } from '../../../../generated/api/auth/auth.ts'
import { failOffline } from '../../../client/query-client.ts'
import { useUser } from '../../session/use-session.ts'
import { currentUserSignal } from '../../session/user.ts'
import { useNavigateWhileMounted } from '../../ui/page/navigate.tsx'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { showToast } from '../../ui/toasts/toasts.tsx'
import { FailureNotice } from '../auth/form/notice.tsx'
import { accountRules, type Rule } from '../auth/form/rules.ts'
import { PasswordInput } from '../auth/form/text-input.tsx'
import { useFields } from '../auth/form/use-fields.ts'

interface Passwords extends Record<string, string> {
  previousPassword: string
  newPassword: string
  newPasswordAgain: string
}

const repeated: Rule<Passwords> = (value, { newPassword }) =>
  value === newPassword ? null : 'rules.passwordsDiffer'

const { newPasswordAgain, ...passwords } = accountRules.ChangePassword
const rules = { ...passwords, newPasswordAgain: [...newPasswordAgain, repeated] }

/** The card in which the signed-in user changes the password. */
export const ResetPassword = () => {
  const { t } = useTranslation()
  const navigate = useNavigateWhileMounted()
  const user = useUser()
  // Sent without the user's signal: the response contains a new session that must be known in order to end it.
  const { mutateAsync: changePassword } = useChangePassword({ mutation: failOffline })
  const form = useFields({
    initial: { previousPassword: '', newPassword: '', newPasswordAgain: '' },
    rules,
    isToldElsewhere: true,
    onSubmit: async (values) => {
      const signal = currentUserSignal()
      await changePassword({ data: { email: user?.email ?? '', ...values } })
      if (signal.aborted) return
      showToast({ message: t('resetPassword.done') })
      await navigate('/')
    },
  })
  return (
    <>
      <PageHeader
        title={t('account.resetPassword')}
        breadcrumb={[{ label: t('dashboard'), to: '/' }, { label: t('account.resetPassword') }]}
      />
      <Card sx={{ maxWidth: 560 }}>
        <CardContent sx={{ p: { xs: 4, sm: 6 } }}>
          <FailureNotice failure={form.failure} severity='error' />
          <form {...form.formProps}>
            <input
              type='text'
              name='username'
              autoComplete='username'
              value={user?.email ?? ''}
              readOnly
              hidden
            />
            <PasswordInput
              {...form.field('previousPassword')}
              label={t('fields.oldPassword')}
              of='current-password'
            />
            <PasswordInput {...form.field('newPassword')} label={t('fields.newPassword')} of='new-password' />
            <PasswordInput
              {...form.field('newPasswordAgain')}
              label={t('fields.confirmPassword')}
              of='new-password'
            />
            <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 2, mt: 4 }}>
              <Button component={Link} to='/' color='secondary'>
                {t('common.cancel')}
              </Button>
              <Button type='submit' variant='contained' loading={form.busy}>
                {t('common.submit')}
              </Button>
            </Box>
          </form>
        </CardContent>
      </Card>
    </>
  )
}
