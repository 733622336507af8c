import { createBrowserRouter, type PatchRoutesOnNavigationFunction } from 'react-router-dom'
import { loadOnce } from '../client/load-once.ts'
import { completeEnglish } from './i18n/i18n.ts'
import { modulePages, publicRoutes } from './public-routes.tsx'
import { noteNavigating } from './ui/page/navigating.ts'

type ConsoleRoutes = typeof import('./routes.tsx')

/** The code of the console's pages, with the texts they need; fetched once, and again after a failure. */
export const loadConsole = loadOnce(async (): Promise<ConsoleRoutes> => {
  const [routes] = await Promise.all([import('./routes.tsx'), completeEnglish()])
  routes.translateRefusals()
  return routes
})

type Router = ReturnType<typeof createBrowserRouter>

const initialised = (router: Router): Promise<void> =>
  router.state.initialized
    ? Promise.resolve()
    : new Promise((resolve) => {
        const stop = router.subscribe(({ initialized }) => {
          if (!initialized) return
          stop()
          resolve()
        })
      })

/**
 * Adds the console's routes at the first navigation to one of them, and a module's routes at the first navigation to
 * its section. Compiling and ranking the routes of all modules takes the router several milliseconds.
 */
const addPages = (): PatchRoutesOnNavigationFunction => {
  const added = new Set<string | undefined>()
  let isFirst = true
  return async ({ path, patch, signal }) => {
    const { createRoutes, modulePagesAt } = await loadConsole()
    // Another navigation has started.
    if (signal.aborted) return
    const pages = modulePagesAt(path).filter((page) => !added.has(page.path))
    if (isFirst) patch(null, createRoutes(pages))
    else if (pages.length > 0) patch(modulePages, pages)
    isFirst = false
    for (const page of pages) added.add(page.path)
  }
}

/** The console's router; `ready` resolves when the loaders of the first screen have finished or failed. */
export const createRouter = (): { router: Router; ready: Promise<void> } => {
  const router = createBrowserRouter(publicRoutes(), {
    patchRoutesOnNavigation: addPages(),
  })
  router.subscribe(({ navigation }) => noteNavigating(navigation.state !== 'idle'))
  return { router, ready: initialised(router) }
}
