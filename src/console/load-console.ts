import { loadOnce } from '../client/load-once.ts'
import { completeEnglish } from './i18n/i18n.ts'

type ConsoleRoutes = typeof import('./routes.tsx')

/** The code of the console's pages, with the texts they need; fetched once, and again after a failure. */
export const loadConsole = loadOnce(async (): Promise<ConsoleRoutes> => {
  const [routes] = await Promise.all([import('./routes.tsx'), completeEnglish()])
  routes.translateRefusals()
  return routes
})
