import type { ReactNode } from 'react'
import { addToolTexts } from '../../i18n/i18n.ts'
import { useUser } from '../../session/use-session.ts'
import { lazyPart, useLazyPart } from '../../ui/lazy/lazy-when-idle.tsx'

const setUp = lazyPart(async () => {
  const [{ SecondFactorDue }] = await Promise.all([import('./second-factor-due.tsx'), addToolTexts()])
  return SecondFactorDue
})

const Due = () => {
  const SecondFactorDue = useLazyPart(setUp, true)
  return SecondFactorDue && <SecondFactorDue />
}

/** Lets nobody on who must set up a second step of signing in first: the API answers nothing else until then. */
export const SecondFactorGate = ({ children }: { children: ReactNode }) =>
  useUser()?.secondFactorDue ? <Due /> : children
