import { api } from '../../session/api.ts'

const fetchAhead = (): void => {
  for (const loading of [api(), import('../../shell/layout.tsx')]) loading.catch(() => undefined)
}

/**
 * Fetches what follows the sign-in page while its form is being filled in. Answers the function that calls it off.
 */
export const preloadConsole = (): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(fetchAhead, 1000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(fetchAhead, { timeout: 3000 })
  return () => cancelIdleCallback(handle)
}
