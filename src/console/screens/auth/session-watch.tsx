import { useSyncExternalStore } from 'react'
import { isSignInAgainOpen, subscribeSignInAgain } from '../../session/sign-in-again.ts'
import { laterPart, useLater } from '../../ui/lazy/lazy-when-idle.tsx'

const signInAgain = laterPart(() => import('./sign-in-again.tsx').then((file) => file.SignInAgain))

/** Opens the sign-in form over the page when the API refuses the token; its code comes when the page is quiet. */
export function SessionWatch() {
  const isOpen = useSyncExternalStore(subscribeSignInAgain, isSignInAgainOpen)
  const SignInAgain = useLater(signInAgain, isOpen)
  return SignInAgain && <SignInAgain />
}
