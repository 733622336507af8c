import { createBrowserRouter, type PatchRoutesOnNavigationFunction } from 'react-router-dom'
import { loadConsole } from './load-console.ts'
import { modulePages } from './module-pages.ts'
import { publicRoutes } from './public-routes.tsx'
import { noteNavigating } from './ui/page/navigating.ts'

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

/** Keeps nothing. */
const emptyStorage = { getItem: () => null, setItem: () => undefined }

/**
 * The window without its session storage, which the router would ask at once for view transitions that the console does
 * not make: the browser returns a page's first access only when it gets round to it, and the page stands still meanwhile.
 * An empty one in its place: the router would catch the error of none, and the error of a large script takes long to make.
 */
const windowOfRouter = (): Window =>
  new Proxy(window, {
    get: (target, name) => {
      if (name === 'sessionStorage') return emptyStorage
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

/**
 * Adds the console's pages when the first of them is gone to, and a module's when something near it is: to compile and
 * rank the routes of all modules takes the router several milliseconds, and it asks again for each address of a record.
 */
const addPages = (): PatchRoutesOnNavigationFunction => {
  const added = new Set<string | undefined>()
  let isFirst = true
  return async ({ path, patch, signal }) => {
    const { createRoutes, modulePagesAt } = await loadConsole()
    // Nothing is added to a navigation that another has overtaken.
    if (signal.aborted) return
    const pages = modulePagesAt(path).filter((page) => !added.has(page.path))
    if (isFirst) patch(null, createRoutes(pages))
    else if (pages.length > 0) patch(modulePages, pages)
    isFirst = false
    for (const page of pages) added.add(page.path)
  }
}

/** The console's router; `ready` resolves once the first screen's loaders are done, whatever became of them. */
export const createRouter = (): { router: Router; ready: Promise<void> } => {
  const router = createBrowserRouter(publicRoutes(), {
    window: windowOfRouter(),
    patchRoutesOnNavigation: addPages(),
  })
  router.subscribe(({ navigation }) => noteNavigating(navigation.state !== 'idle'))
  return { router, ready: initialised(router) }
}
