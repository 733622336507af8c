import { lazy, Suspense, useSyncExternalStore } from 'react'
import { getSecondStep, subscribeSecondStep } from '../../../session/second-step.ts'

const SecondStep = lazy(() => import('./second-step.tsx').then((file) => ({ default: file.SecondStep })))

/** Opens the second step of signing in over the page when a sign-in takes one; its code comes then. */
export function SecondStepWatch() {
  const asked = useSyncExternalStore(subscribeSecondStep, getSecondStep)
  return (
    asked && (
      <Suspense>
        <SecondStep asked={asked} />
      </Suspense>
    )
  )
}
