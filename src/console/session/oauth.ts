import { ErrorResponse, type SigninSilentArgs, UserManager, WebStorageStateStore } from 'oidc-client-ts'
import { once } from '../../client/load-once.ts'
import { oauthSession } from '../../contract/conventions/session.ts'
import { openPaths } from './paths.ts'

/** The data that a sign-in keeps while the page is left: the address to return to. */
interface SignInState {
  next: string
}

const createManager = (): UserManager => {
  if (!oauthSession) throw new Error('The conventions of the API have no OAuth 2 provider')
  const { client, scope, issuer, endpoints } = oauthSession
  const returnTo = `${location.origin}${openPaths.callback}`
  return new UserManager({
    client_id: client,
    scope,
    authority: issuer ?? endpoints?.authorization ?? '',
    redirect_uri: returnTo,
    silent_redirect_uri: returnTo,
    post_logout_redirect_uri: `${location.origin}${openPaths.signIn}`,
    ...(endpoints && {
      metadata: {
        issuer: issuer ?? endpoints.authorization,
        authorization_endpoint: endpoints.authorization,
        token_endpoint: endpoints.token,
        ...(endpoints.endSession !== undefined && { end_session_endpoint: endpoints.endSession }),
      },
    }),
    // The refresh token outlives a reload, as access tokens do.
    userStore: new WebStorageStateStore({ store: localStorage }),
    automaticSilentRenew: false,
    silentRequestTimeoutInSeconds: 5,
    loadUserInfo: false,
  })
}

const provider = once(createManager)

/** Leaves the console for the provider, which returns to {@link finishSignIn}. Rejects if it cannot be reached. */
export const signInAtProvider = (next: string): Promise<void> =>
  provider().signinRedirect({ state: { next } satisfies SignInState })

/**
 * Signs in in a window of its own, so that the page keeps its input. Returns the access token; rejects if the window closes
 * before.
 */
export const signInInWindow = async (): Promise<string> => (await provider().signinPopup()).access_token

/** A finished sign-in; null in the window of a page that waits for it. */
type Finished = { token: string; next: string } | null

const finish = async (): Promise<Finished> => {
  const user = await provider().signinCallback()
  return user
    ? { token: user.access_token, next: (user.state as SignInState | undefined)?.next ?? '/' }
    : null
}

/** Takes the provider's response from the address, once. Rejects for a refusal. */
export const finishSignIn = once(finish)

/** With the refresh token, else in a hidden frame without a prompt of the provider. */
const renewSilently = async (how?: SigninSilentArgs): Promise<string | null> =>
  (await provider().signinSilent(how))?.access_token ?? null

/** A new access token from the provider; null if it issues none without the user. Rejects if it cannot be reached. */
export const renewAtProvider = async (): Promise<string | null> => {
  const user = await provider().getUser()
  if (!user?.refresh_token) return null
  try {
    return await renewSilently()
  } catch (error) {
    if (!(error instanceof ErrorResponse)) throw error
  }
  // A reload may have interrupted the renewal that used up the refresh token: the provider's own session may go on.
  if (!/\bopenid\b/.test(oauthSession?.scope ?? '')) return null
  return renewSilently({ forceIframeAuth: true }).catch(() => null)
}

/** The claims of the provider about the user; empty without OpenID Connect. */
export const claimsOfProvider = async (): Promise<unknown> => (await provider().getUser())?.profile

/**
 * Removes the provider's tokens from this browser, and leaves for the provider to end the session there, if it has an
 * address for that.
 */
export const signOutAtProvider = (): Promise<void> =>
  provider()
    .signoutRedirect()
    .catch(() => provider().removeUser())
