import type { RouteObject } from 'react-router-dom'
import { completeEnglish } from './i18n/i18n.ts'

const load = async (): Promise<RouteObject[]> => {
  const [{ createRoutes }] = await Promise.all([import('./routes.tsx'), completeEnglish()])
  return createRoutes()
}

let loading: Promise<RouteObject[]> | null = null

/** All pages of the console, with the texts they need; fetched once, and again after a failure. */
export const loadConsole = (): Promise<RouteObject[]> => {
  loading ??= load().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}
