import type { RouteObject } from 'react-router-dom'
import { isWithoutUsers, oauthSession } from '../contract/conventions/session.ts'
import { withTexts } from './i18n/i18n.ts'
import { SignIn } from './screens/auth/sign-in.tsx'
import { PageFailed } from './screens/errors/page-failed.tsx'
import { openPaths } from './session/paths.ts'

const Nothing = () => null

const changePassword = async () => ({
  Component: (await import('./screens/auth/change-password.tsx')).ChangePassword,
})

/** An API without users has another sign-in page. */
const signIn: RouteObject = isWithoutUsers
  ? {
      HydrateFallback: Nothing,
      lazy: {
        Component: async () =>
          (await withTexts(() => import('./screens/auth/token-sign-in.tsx'), 'account')).TokenSignIn,
      },
    }
  : { element: <SignIn /> }

const providerReturn: RouteObject = {
  path: openPaths.callback,
  HydrateFallback: Nothing,
  lazy: {
    Component: async () =>
      (await withTexts(() => import('./screens/auth/provider-return.tsx'), 'account')).ProviderReturn,
  },
}

const pages: RouteObject[] = [
  { ...signIn, path: openPaths.signIn },
  ...(oauthSession ? [providerReturn] : []),
  {
    path: openPaths.signUp,
    HydrateFallback: Nothing,
    lazy: async () => ({ Component: (await import('./screens/auth/sign-up.tsx')).SignUp }),
  },
  {
    path: openPaths.forgotPassword,
    HydrateFallback: Nothing,
    lazy: async () => ({ Component: (await import('./screens/auth/forgot-password.tsx')).ForgotPassword }),
  },
  {
    // Also the placeholder of the rest of the console until that has loaded.
    path: '*',
    HydrateFallback: Nothing,
    lazy: async () => ({ Component: (await import('./screens/errors/error-page.tsx')).UnknownPage }),
  },
  { path: openPaths.resetPassword, HydrateFallback: Nothing, lazy: changePassword },
  { path: openPaths.changePassword, HydrateFallback: Nothing, lazy: changePassword },
]

/**
 * Pages open to everybody. They are the first load; the rest of the console comes with the first other page. Where it cannot
 * be fetched the router hides why, so that all failures here are reported in the same way.
 */
export const publicRoutes = (): RouteObject[] =>
  pages.map((page): RouteObject => ({ ...page, errorElement: <PageFailed /> }))

/** The id of the route below which the router is given the pages of modules. */
export const modulePages = 'module-pages'
