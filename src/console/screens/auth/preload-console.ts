import { completeEnglish } from '../../i18n/i18n.ts'

/** Time the form has to itself before anything else is fetched. */
const QUIET_MS = 1500

const fetchAhead = (): void => {
  // The frame of the signed-in pages brings all that they share.
  for (const loading of [import('../../shell/layout.tsx'), completeEnglish()]) loading.catch(() => undefined)
}

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 3000 })
  else work()
}

/** Fetches what follows the sign-in page while its form is being filled in. Answers the function that calls it off. */
export const preloadConsole = (): (() => void) => {
  const timer = setTimeout(() => whenIdle(fetchAhead), QUIET_MS)
  return () => clearTimeout(timer)
}
