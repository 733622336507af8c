import { type ComponentProps, useEffect } from 'react'
import { matchRoutes, RouterProvider } from 'react-router-dom'
import { loadConsole } from './create-router.ts'
import { SecondStepWatch } from './screens/auth/second-step/second-step-watch.tsx'
import { followOtherTabs, followRoleChanges } from './session/follow-session.ts'
import { AppThemeProvider } from './shell/theme/app-theme-provider.tsx'
import { type FetchedAhead, type FetchPage, FetchPageContext } from './ui/page/fetch-page-context.ts'
import { ToastProvider } from './ui/toasts/toasts.tsx'

/** Fetches the code that all signed-in pages share, and what the page at a path shows first. */
const fetchPage: FetchPage = async (path) => {
  const { createRoutes, modulePagesAt } = await loadConsole()
  const match = matchRoutes(createRoutes(modulePagesAt(path)), path)?.at(-1)
  const place = match?.route.handle as Partial<FetchedAhead> | undefined
  await place?.fetchAhead?.()
}

/** The console: theme, toasts and pages. */
export const App = ({ router }: { router: ComponentProps<typeof RouterProvider>['router'] }) => {
  useEffect(followOtherTabs, [])
  useEffect(followRoleChanges, [])
  return (
    <AppThemeProvider>
      <ToastProvider>
        <FetchPageContext value={fetchPage}>
          <RouterProvider router={router} />
        </FetchPageContext>
        <SecondStepWatch />
      </ToastProvider>
    </AppThemeProvider>
  )
}
