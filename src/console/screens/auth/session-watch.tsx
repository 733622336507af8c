import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { isWithoutUsers } from '../../../contract/conventions/session.ts'
import { withTexts } from '../../i18n/i18n.ts'
import { isSignInAgainOpen, subscribeSignInAgain } from '../../session/sign-in-again.ts'
import { lazyPart, useLazyPart } from '../../ui/lazy/lazy-when-idle.tsx'
import { OpenedPart } from '../../ui/lazy/opened-part.tsx'

const signInAgain = lazyPart(async () => {
  const load = () => import('./sign-in-again.tsx')
  return (await (isWithoutUsers ? withTexts(load, 'account') : load())).SignInAgain
})

const renewalWatch = lazyPart(
  async () => (await withTexts(() => import('./renewal-watch.tsx'), 'tools')).RenewalWatch,
)

/**
 * Opens the sign-in form over the page when the API refuses the token, keeps active users signed in and warns inactive
 * ones. The code for both loads when the page is idle.
 */
export const SessionWatch = () => {
  const { t } = useTranslation()
  const isOpen = useSyncExternalStore(subscribeSignInAgain, isSignInAgainOpen)
  const RenewalWatch = useLazyPart(renewalWatch)
  return (
    <>
      <OpenedPart part={signInAgain} open={isOpen} title={t('signInAgain.title')}>
        {(SignInAgain) => <SignInAgain />}
      </OpenedPart>
      {RenewalWatch && <RenewalWatch />}
    </>
  )
}
