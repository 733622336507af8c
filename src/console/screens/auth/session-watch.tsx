import { useSyncExternalStore } from 'react'
import { isSignInAgainOpen, subscribeSignInAgain } from '../../session/sign-in-again.ts'
import { lazyPart, useLazyPart } from '../../ui/lazy/lazy-when-idle.tsx'

const signInAgain = lazyPart(() => import('./sign-in-again.tsx').then((file) => file.SignInAgain))

/** Opens the sign-in form over the page when the API refuses the token; its code comes when the page is quiet. */
export function SessionWatch() {
  const isOpen = useSyncExternalStore(subscribeSignInAgain, isSignInAgainOpen)
  const SignInAgain = useLazyPart(signInAgain, isOpen)
  return SignInAgain && <SignInAgain />
}
