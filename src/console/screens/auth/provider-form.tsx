import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { returnPath } from '../../session/paths/return-path.ts'
import { enterWithToken } from '../../session/session-store.ts'
import { FailureNotice } from './form/failure-notice.tsx'
import { useFields } from './form/use-fields.ts'

/** The client of the provider, which only consoles with such sign-in load. */
const loadClient = () => import('../../session/oauth.ts')

/** Sign-in at an OAuth 2 provider: in a window of its own over a page, so that the page keeps its input. */
export function ProviderForm({ isOverPage }: { isOverPage: boolean }) {
  const { t } = useTranslation(['shell', 'account'])
  const { search } = useLocation()
  const form = useFields({
    initial: {},
    rules: {},
    onSubmit: async () => {
      const { signInAtProvider, signInInWindow } = await loadClient()
      if (isOverPage) await enterWithToken(await signInInWindow())
      else await signInAtProvider(returnPath(search))
    },
  })
  // Browsers open a window only shortly after the click.
  useEffect(() => void loadClient().catch(() => undefined), [])
  return (
    <form {...form.formProps}>
      <FailureNotice failure={form.failure} severity='error' />
      <Button type='submit' variant='contained' size='large' fullWidth autoFocus loading={form.busy}>
        {t('signIn.submit')}
      </Button>
    </form>
  )
}
