import { createBrowserRouter } from 'react-router-dom'
import { loadConsole } from './load-console.ts'
import { publicRoutes } from './public-routes.tsx'

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

/** The console's router; `ready` resolves once the first screen's loaders are done, whatever became of them. */
export const createRouter = (): { router: Router; ready: Promise<void> } => {
  const router = createBrowserRouter(publicRoutes(), {
    patchRoutesOnNavigation: async ({ patch }) => patch(null, await loadConsole()),
  })
  return { router, ready: initialised(router) }
}
