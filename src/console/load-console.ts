import { completeEnglish } from './i18n/i18n.ts'

type ConsoleRoutes = typeof import('./routes.tsx')

const load = async (): Promise<ConsoleRoutes> => {
  const [routes] = await Promise.all([import('./routes.tsx'), completeEnglish()])
  return routes
}

let loading: Promise<ConsoleRoutes> | null = null

/** What makes the console's pages, with the texts they need; fetched once, and again after a failure. */
export const loadConsole = (): Promise<ConsoleRoutes> => {
  loading ??= load().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}
