import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { signInAtProvider, signInInWindow } from '../../session/oauth.ts'
import { returnPath } from '../../session/paths/return-path.ts'
import { enterWithToken } from '../../session/session-store.ts'
import { FailureNotice } from './form/failure-notice.tsx'
import { useFields } from './form/use-fields.ts'

/** Sign-in at an OAuth 2 provider: in a window of its own over a page, so that the page keeps its input. */
export function ProviderForm({ isOverPage }: { isOverPage: boolean }) {
  const { t } = useTranslation(['shell', 'account'])
  const { search } = useLocation()
  const form = useFields({
    initial: {},
    rules: {},
    onSubmit: async () =>
      isOverPage ? enterWithToken(await signInInWindow()) : signInAtProvider(returnPath(search)),
  })
  return (
    <form {...form.formProps}>
      <FailureNotice failure={form.failure} severity='error' />
      <Button type='submit' variant='contained' size='large' fullWidth autoFocus loading={form.busy}>
        {t('signIn.submit')}
      </Button>
    </form>
  )
}
