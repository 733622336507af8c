import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import { requirePrivileges } from '../../../src/console/engine/routes/module-routes.ts'
import { publicRoutes } from '../../../src/console/public-routes.tsx'
import { SessionWatch } from '../../../src/console/screens/auth/session-watch.tsx'
import { RequireAdmin } from '../../../src/console/session/require-admin.tsx'
import { Layout } from '../../../src/console/shell/layout.tsx'
import { AppThemeProvider } from '../../../src/console/shell/theme/app-theme-provider.tsx'
import { PageHeader } from '../../../src/console/ui/page/page-header.tsx'
import { ToastProvider } from '../../../src/console/ui/toasts/toasts.tsx'

/** A page of the layout with only a heading. */
export const titled = (path: string): RouteObject => ({
  path,
  element: <PageHeader title={`Page ${path}`} />,
})

/** The console's frame around `pages`, opened at `path`. */
export const renderShell = (path: string, pages: RouteObject[]) => {
  const router = createMemoryRouter(
    [
      ...publicRoutes(),
      { path: '/401', element: <h1>Access Denied</h1> },
      {
        element: (
          <RequireAdmin>
            <Layout>
              <SessionWatch />
            </Layout>
          </RequireAdmin>
        ),
        children: [
          ...pages,
          {
            path: '/guarded',
            loader: async ({ request }) => requirePrivileges(['ROLE_READ', 'ROLE_CREATE'], request),
            element: <PageHeader title='Guarded' />,
          },
        ],
      },
    ],
    { initialEntries: [path] },
  )
  render(
    <AppThemeProvider>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </AppThemeProvider>,
  )
  return { router, user: userEvent.setup() }
}
