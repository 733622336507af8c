import { lazy, type ReactNode, Suspense } from 'react'
import { withTexts } from '../../i18n/i18n.ts'
import { useUser } from '../../session/use-session.ts'
import { Loader } from '../../ui/states/loader.tsx'

const SecondFactorDue = lazy(async () => {
  const { SecondFactorDue } = await withTexts(() => import('./second-factor-due.tsx'), 'account')
  return { default: SecondFactorDue }
})

/** Blocks users who must set up a second factor first: until then, the API refuses all other requests. */
export const SecondFactorGate = ({ children }: { children: ReactNode }) =>
  useUser()?.secondFactorDue ? (
    <Suspense fallback={<Loader minHeight='100vh' />}>
      <SecondFactorDue />
    </Suspense>
  ) : (
    children
  )
