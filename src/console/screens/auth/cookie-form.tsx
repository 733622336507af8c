import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { apiUrl } from '../../../client/http.ts'
import type { CookieSession } from '../../../contract/conventions/conventions.ts'
import { newMark, startCookieSession } from '../../session/other-session.ts'
import { enterWithToken } from '../../session/session-store.ts'
import { FailureNotice } from './form/failure-notice.tsx'
import { TextInput } from './form/text-input.tsx'
import { useFields } from './form/use-fields.ts'

/** Sign-in for an API that keeps sessions in a cookie: with a name and password, or on the API's own page. */
export function CookieForm({ signIn }: Pick<CookieSession, 'signIn'>) {
  const { t } = useTranslation(['shell', 'account'])
  const form = useFields({
    initial: { name: '', password: '' },
    rules: {},
    onSubmit: async ({ name, password }) => {
      await startCookieSession(name.trim(), password)
      await enterWithToken(newMark())
    },
  })
  const [name, password] = [form.field('name'), form.field('password')]
  const isOnPage = 'page' in signIn
  return (
    <form {...form.formProps}>
      <FailureNotice failure={form.failure} severity='error' />
      {isOnPage ? (
        <Typography>
          <Link href={apiUrl(signIn.page)} target='_blank' rel='noopener'>
            {t('token.page')}
          </Link>
        </Typography>
      ) : (
        <>
          <TextInput {...name} label={t('token.name')} autoComplete='username' autoFocus />
          <TextInput
            {...password}
            label={t('fields.password')}
            type='password'
            autoComplete='current-password'
          />
        </>
      )}
      <Button
        type='submit'
        variant='contained'
        size='large'
        fullWidth
        loading={form.busy}
        disabled={!isOnPage && (name.value.trim() === '' || password.value === '')}
        sx={{ mt: 4 }}
      >
        {t(isOnPage ? 'token.goOn' : 'signIn.submit')}
      </Button>
    </form>
  )
}
