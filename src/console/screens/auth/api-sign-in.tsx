import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ApiError } from '../../../client/api-error.ts'
import { apiUrl } from '../../../client/http.ts'
import type { CookieSession } from '../../../contract/conventions/conventions.ts'
import { cookieSession, isBasic, oauthSession } from '../../../contract/conventions/session.ts'
import { checkToken, newMark, startCookieSession } from '../../session/other-session.ts'
import { returnPath } from '../../session/paths.ts'
import { enterWithToken } from '../../session/session-store.ts'
import { FailureNotice } from './form/notice.tsx'
import { PasswordInput, TextInput } from './form/text-input.tsx'
import { type FieldProps, type Form, useFields } from './form/use-fields.ts'

/** The token of the scheme Basic. */
const toBasic = (name: string, password: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(`${name}:${password}`)))

interface SignInFormProps {
  form: Form
  /** Text of the button. */
  label?: string
  disabled?: boolean
  /** The button gets the focus: there are no fields. */
  autoFocus?: boolean
  children?: ReactNode
}

/** The failure, the fields and the button of a sign-in. */
const SignInForm = ({ form, label, disabled = false, autoFocus = false, children }: SignInFormProps) => {
  const { t } = useTranslation('shell')
  return (
    <form {...form.formProps}>
      <FailureNotice failure={form.failure} severity='error' />
      {children}
      <Button
        type='submit'
        variant='contained'
        size='large'
        fullWidth
        {...{ disabled, autoFocus }}
        loading={form.busy}
        sx={children ? { mt: 4 } : {}}
      >
        {label ?? t('signIn.submit')}
      </Button>
    </form>
  )
}

/** The fields for a name and password. */
const NameAndPassword = ({ name, password }: Record<'name' | 'password', FieldProps>) => {
  const { t } = useTranslation(['shell', 'account'])
  return (
    <>
      <TextInput {...name} label={t('token.name')} autoComplete='username' autoFocus />
      <PasswordInput {...password} label={t('fields.password')} of='current-password' />
    </>
  )
}

/** Sign-in with an access token or API key; with a name and password for the scheme Basic. */
const TokenForm = () => {
  const { t } = useTranslation(['shell', 'account'])
  const form = useFields({
    initial: { name: '', password: '', token: '' },
    rules: {},
    onSubmit: async ({ name, password, token: typed }) => {
      const token = isBasic ? toBasic(name.trim(), password) : typed.trim()
      await checkToken(token).catch((error: unknown) => {
        const isWrong = error instanceof ApiError && error.status === 401
        throw isWrong ? new ApiError(401, t(isBasic ? 'token.wrongPassword' : 'token.wrong')) : error
      })
      await enterWithToken(token)
    },
  })
  const [name, password, token] = [form.field('name'), form.field('password'), form.field('token')]
  return (
    <SignInForm form={form} disabled={(isBasic ? name : token).value.trim() === ''}>
      {isBasic ? (
        <NameAndPassword {...{ name, password }} />
      ) : (
        <PasswordInput {...token} label={t('token.label')} of='current-password' autoFocus />
      )}
    </SignInForm>
  )
}

/** The client of the provider, which only consoles with such sign-in load. */
const loadClient = () => import('../../session/oauth.ts')

/** Sign-in at an OAuth 2 provider: in a window of its own over a page, so that the page keeps its input. */
const ProviderForm = ({ isOverPage }: { isOverPage: boolean }) => {
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
  return <SignInForm form={form} autoFocus />
}

/** Sign-in for an API that keeps sessions in a cookie: with a name and password, or on the API's own page. */
const CookieForm = ({ signIn }: Pick<CookieSession, 'signIn'>) => {
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
    <SignInForm
      form={form}
      disabled={!isOnPage && (name.value.trim() === '' || password.value === '')}
      {...(isOnPage && { label: t('token.goOn') })}
    >
      {isOnPage ? (
        <Typography>
          <Link href={apiUrl(signIn.page)} target='_blank' rel='noopener'>
            {t('token.page')}
          </Link>
        </Typography>
      ) : (
        <NameAndPassword {...{ name, password }} />
      )}
    </SignInForm>
  )
}

/** Sign-in as the conventions of another API describe it. */
export const ApiSignIn = ({ isOverPage = false }: { isOverPage?: boolean }) => {
  if (oauthSession) return <ProviderForm isOverPage={isOverPage} />
  return cookieSession ? <CookieForm signIn={cookieSession.signIn} /> : <TokenForm />
}

/** The text above {@link ApiSignIn}, by its key. */
export const apiSignInText = (): 'token.provider' | 'token.session' | 'token.text' => {
  if (oauthSession) return 'token.provider'
  return cookieSession || isBasic ? 'token.session' : 'token.text'
}
