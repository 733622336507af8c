import { type ComponentProps, useEffect } from 'react'
import { RouterProvider } from 'react-router-dom'
import { SecondStepWatch } from './screens/auth/second-step/second-step-watch.tsx'
import { followOtherTabs } from './session/session-store.ts'
import { AppThemeProvider } from './shell/theme/app-theme-provider.tsx'
import { ToastProvider } from './ui/toasts/toasts.tsx'

/** The console: theme, toasts and pages. */
export function App({ router }: { router: ComponentProps<typeof RouterProvider>['router'] }) {
  useEffect(followOtherTabs, [])
  return (
    <AppThemeProvider>
      <ToastProvider>
        <RouterProvider router={router} />
        <SecondStepWatch />
      </ToastProvider>
    </AppThemeProvider>
  )
}
