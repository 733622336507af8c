import { cookieSession, oauthSession } from '../../../contract/conventions/session.ts'
import { CookieForm } from './cookie-form.tsx'
import { ProviderForm } from './provider-form.tsx'
import { TokenForm } from './token-form.tsx'

/** Sign-in as the conventions of another API describe it. */
export function ApiSignIn({ isOverPage = false }: { isOverPage?: boolean }) {
  if (oauthSession) return <ProviderForm isOverPage={isOverPage} />
  return cookieSession ? <CookieForm signIn={cookieSession.signIn} /> : <TokenForm />
}

/** The text above {@link ApiSignIn}, by its key. */
export const apiSignInText = (): 'token.provider' | 'token.session' | 'token.text' => {
  if (oauthSession) return 'token.provider'
  return cookieSession ? 'token.session' : 'token.text'
}
