import { useEffect, useMemo } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { loadConsole } from './load-console.ts'
import { publicRoutes } from './public-routes.tsx'
import { followOtherTabs } from './session/session-store.ts'
import { AppThemeProvider } from './shell/theme/app-theme-provider.tsx'
import { ToastProvider } from './ui/toasts/toasts.tsx'

const createRouter = () =>
  createBrowserRouter(publicRoutes(), {
    patchRoutesOnNavigation: async ({ patch }) => patch(null, await loadConsole()),
  })

/** The console: theme, toasts and pages. */
export function App() {
  const router = useMemo(createRouter, [])
  useEffect(followOtherTabs, [])
  return (
    <AppThemeProvider>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </AppThemeProvider>
  )
}
