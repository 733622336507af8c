import { useEffect, useMemo } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { createRoutes } from './routes.tsx'
import { followOtherTabs } from './session/session-store.ts'
import { AppThemeProvider } from './shell/theme/app-theme-provider.tsx'
import { ToastProvider } from './shell/toasts.tsx'

/** The console: theme, toasts and pages. */
export function App() {
  const router = useMemo(() => createBrowserRouter(createRoutes()), [])
  useEffect(followOtherTabs, [])
  return (
    <AppThemeProvider>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </AppThemeProvider>
  )
}
