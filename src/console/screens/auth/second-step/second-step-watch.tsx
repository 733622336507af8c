import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { getSecondStep, type SecondStepRequest, subscribeSecondStep } from '../../../session/second-step.ts'
import { lazyOr } from '../../../ui/lazy/lazy-or.ts'

/** Rejects the sign-in when the second step cannot be shown. */
const GivenUp = ({ request }: { request: SecondStepRequest }) => {
  useEffect(() => request.reject(new Error('The second step could not be loaded')), [request])
  return null
}

const SecondStep = lazyOr(() => import('./second-step.tsx').then((file) => file.SecondStep), GivenUp)

/** Opens the second step over the page when a sign-in requires it; its code loads then. */
export const SecondStepWatch = () => {
  const request = useSyncExternalStore(subscribeSecondStep, getSecondStep)
  return (
    request && (
      <Suspense>
        <SecondStep request={request} />
      </Suspense>
    )
  )
}
