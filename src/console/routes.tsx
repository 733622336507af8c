import { menu } from 'virtual:menu'
import { Navigate, Outlet, type RouteObject } from 'react-router-dom'
import type { Chapter, GuideHandle } from '../modules/format/chapters.ts'
import type { MenuNode } from '../modules/format/types.ts'
import { moduleRoutes, screenLoader } from './engine/routes/module-routes.ts'
import { modulesAt } from './engine/routes/modules-at.ts'
import { withTexts } from './i18n/i18n.ts'
import { modulePages, publicRoutes } from './public-routes.tsx'
import { Private, SecondFactorGate } from './screens/auth/private.tsx'
import { SessionWatch } from './screens/auth/session-watch.tsx'
import { AccessDenied, NotFound, PageError, ServerError } from './screens/errors/error-page.tsx'
import { Overlays } from './screens/palette/overlays.tsx'
import { accountPaths } from './session/paths.ts'
import { RequireAdmin } from './session/require-admin.tsx'
import { Layout } from './shell/layout.tsx'
import type { FetchedAhead } from './ui/page/fetch-page-context.ts'

export { translateRefusals } from './engine/unknown-record.tsx'

const SignedIn = () => (
  <RequireAdmin>
    <SecondFactorGate>
      <Layout>
        <SessionWatch />
        <Overlays />
      </Layout>
    </SecondFactorGate>
  </RequireAdmin>
)

/** Frame of error pages outside the signed-in layout: only the main landmark. */
const PlainPage = () => (
  <main>
    <Outlet />
  </main>
)

const Nothing = () => null

const inGuide = (chapter: Chapter): GuideHandle => ({ chapter })

const dashboard = async () => ({ Component: (await import('./screens/dashboard/dashboard.tsx')).Dashboard })

const dashboardAhead: FetchedAhead = {
  fetchAhead: async () => (await import('./screens/dashboard/dashboard.tsx')).fetchDashboardParts(),
}

const firstLink = (nodes: readonly MenuNode[]): string | undefined =>
  nodes.map(({ to, children = [] }) => to ?? firstLink(children)).find((to) => to !== undefined)

/** Where a console without a dashboard begins. */
const start = menu.some(({ to }) => to === '/') ? undefined : firstLink(menu)

/** Screens of the signed-in console that are no module. */
const screens: RouteObject[] = [
  ...(start === undefined ? [] : [{ index: true, element: <Navigate to={start} replace /> }]),
  ...['/', '/dashboard/default', '/dashboard/analytics', '/dashboard/saas'].map((path) => ({
    path,
    handle: dashboardAhead,
    lazy: dashboard,
  })),
  {
    path: accountPaths.profile,
    handle: inGuide('signing-in'),
    lazy: async () => ({ Component: (await import('./screens/account/profile.tsx')).Profile }),
  },
  {
    path: accountPaths.update,
    handle: inGuide('signing-in'),
    lazy: async () => ({ Component: (await import('./screens/account/profile-update.tsx')).ProfileUpdate }),
  },
  {
    path: accountPaths.password,
    handle: inGuide('signing-in'),
    lazy: async () => ({ Component: (await import('./screens/account/reset-password.tsx')).ResetPassword }),
  },
  {
    path: '/missing-texts',
    handle: inGuide('languages'),
    loader: screenLoader('countMissingTexts'),
    lazy: {
      Component: async () => {
        const load = () => import('./screens/missing-texts/missing-texts.tsx')
        return (await withTexts(load, 'exchange', 'tools')).MissingTexts
      },
    },
  },
  {
    path: '/member/excel-import',
    handle: inGuide('member-import'),
    loader: screenLoader('importMembers'),
    lazy: { Component: async () => (await import('./screens/member-import/member-import.tsx')).MemberImport },
  },
]

/** The names that module files may use; a page of the development server, no part of a build. */
const gallery: RouteObject[] = import.meta.hot
  ? [
      {
        path: '/dev/gallery',
        loader: () => import('./screens/gallery/specimen.tsx').then(({ loadSources }) => loadSources()),
        lazy: { Component: async () => (await import('./screens/gallery/gallery.tsx')).Gallery },
      },
    ]
  : []

/** The pages of the modules that have one near a path. */
export const modulePagesAt = (path: string): RouteObject[] => moduleRoutes(modulesAt(path))

/** All pages of the console, with those of modules. */
export const createRoutes = (pages: readonly RouteObject[]): RouteObject[] => [
  ...publicRoutes(),
  {
    path: '/private',
    element: (
      <RequireAdmin>
        <Private />
      </RequireAdmin>
    ),
  },
  {
    element: <PlainPage />,
    children: [
      ...['/401', '/auth/401'].map((path) => ({ path, element: <AccessDenied /> })),
      ...['/404', '/auth/404'].map((path) => ({ path, element: <NotFound /> })),
      { path: '/auth/500', element: <ServerError /> },
    ],
  },
  {
    element: <SignedIn />,
    errorElement: <PageError />,
    HydrateFallback: Nothing,
    // The frame stays around a page that failed.
    children: [
      { id: modulePages, errorElement: <PageError />, children: [...screens, ...gallery, ...pages] },
    ],
  },
]
