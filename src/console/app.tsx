import { type ComponentProps, useEffect } from 'react'
import { RouterProvider } from 'react-router-dom'
import { fetchPage } from './fetch-page.ts'
import { SecondStepWatch } from './screens/auth/second-step/second-step-watch.tsx'
import { followOtherTabs } from './session/followed/other-tabs.ts'
import { followRoleChanges } from './session/followed/role-changes.ts'
import { AppThemeProvider } from './shell/theme/app-theme-provider.tsx'
import { FetchPageContext } from './ui/page/fetch-page-context.ts'
import { ToastProvider } from './ui/toasts/toasts.tsx'

/** The console: theme, toasts and pages. */
export function App({ router }: { router: ComponentProps<typeof RouterProvider>['router'] }) {
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
