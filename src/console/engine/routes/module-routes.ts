import {
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom'
import { type OperationId, privilegesOf } from '../../../client/call.ts'
import { queryClient } from '../../../client/query-client.ts'
import type { Mode } from '../../../contract/operations/operation-names.ts'
import { hasPrivilege } from '../../../contract/operations/privileges.ts'
import { isIdText } from '../../../contract/records/record-id.ts'
import type { Chapter, GuideHandle } from '../../../modules/format/chapters.ts'
import { modulePaths } from '../../../modules/format/paths.ts'
import type { Action, Module } from '../../../modules/format/types.ts'
import { refreshAfterRefusal } from '../../session/follow-session.ts'
import { notFoundPath, signInPath } from '../../session/paths.ts'
import { getPlatform } from '../../session/platform.ts'
import { loadSession, type Session } from '../../session/session-store.ts'
import type { SessionUser } from '../../session/user.ts'
import type { FetchedAhead } from '../../ui/page/fetch-page-context.ts'
import { routeValues } from '../../ui/page/navigate.tsx'
import { isPrepared } from '../../ui/page/prepared-page.ts'
import { fetchFontsOf } from '../../ui/styles/fonts.ts'
import { loadFormAhead, loadFormPages } from '../form/load-form.ts'
import { fetchFirstRowsOf } from '../list/grid/grid-part.ts'
import { ListPage } from '../list/list-page.tsx'
import { listFileOf, listRequest } from '../list/state/list-rows.ts'
import { readListUrl } from '../list/state/list-url.ts'
import { type ModuleEntry, moduleEntries } from '../modules.ts'
import { operationOf, privilegesFor } from '../operations.ts'
import type { ValueContext } from '../values.ts'

const notChecked: Session = { status: 'not-initialised', failed: true }

/**
 * The session of a page, after the token check. Throws a redirect without access: to sign-in, or to Access Denied
 * without any of the privileges. If the API does not respond, the layout shows it.
 */
export const requirePrivileges = async (
  privileges: readonly string[],
  request: Request,
): Promise<Session> => {
  await refreshAfterRefusal()
  const session = await loadSession().catch(() => notChecked)
  const { pathname, search } = new URL(request.url)
  if (session.status === 'signed-out')
    throw redirect(session.byUser ? signInPath() : signInPath(pathname + search))
  if (session.status === 'signed-in' && !hasPrivilege(session.privileges, privileges)) throw redirect('/401')
  return session
}

/** Loader of a screen that is not a module: access depends on the privileges of its operation. */
export const screenLoader =
  (operation: OperationId) =>
  async ({ request }: LoaderFunctionArgs): Promise<null> => {
    await requirePrivileges(privilegesOf(operation) ?? [], request)
    return null
  }

/** Admits users with a privilege for the action, in a mode that has the module. Throws a redirect otherwise. */
const enter = async (
  entry: ModuleEntry,
  action: Action,
  { request }: LoaderFunctionArgs,
): Promise<Session> => {
  const { module } = entry
  const privileges = privilegesFor(module, action)
  const session = await requirePrivileges(privileges ?? [], request)
  if (privileges === null) throw redirect('/404')
  if (module.platform !== undefined && module.platform !== getPlatform()) {
    const { pathname, search } = new URL(request.url)
    throw redirect(notFoundPath(module.platform, pathname + search))
  }
  return session
}

/** Whether an address has valid record ids: with numeric ids, `/user/add` is not a user's page. */
const namesRecords = (params: LoaderFunctionArgs['params']): boolean =>
  Object.entries(params).every(([name, value]) => !/id$/i.test(name) || isIdText(value ?? ''))

const contextOf = ({ request, params }: LoaderFunctionArgs, user: SessionUser): ValueContext => ({
  platform: getPlatform(),
  route: routeValues(params),
  query: Object.fromEntries(new URL(request.url).searchParams),
  user,
})

/** The longest delay, in milliseconds, of a page's first render while its content loads. */
const timeout = 200

/** Waits briefly for content that is almost loaded: one render with content is faster than two. */
const inTime = async (loading: Promise<unknown>): Promise<void> => {
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, timeout))])
}

/**
 * Loader of a list: requests the first rows as soon as the module's file is loaded, in parallel with the page's code.
 */
const loadList =
  (entry: ModuleEntry) =>
  async (args: LoaderFunctionArgs): Promise<Module> => {
    if (!namesRecords(args.params)) throw redirect('/404')
    const loading = entry.load()
    const session = await enter(entry, 'list', args)
    const module = await loading
    if (session.status !== 'signed-in') return module
    const firstRows = fetchFirstRowsOf(module)
    const query = new URL(args.request.url).searchParams
    const values = contextOf(args, session.user)
    const request = listRequest(module, readListUrl(listFileOf(module), query), values)
    await inTime(Promise.all([queryClient.prefetchQuery(request), firstRows]))
    await fetchFontsOf(queryClient.getQueryData(request.queryKey))
    return module
  }

/** Loader of a details page: fetches the record in parallel with its code. Throws a redirect without access. */
const loadDetails =
  (entry: ModuleEntry) =>
  async (args: LoaderFunctionArgs): Promise<Module> => {
    if (!namesRecords(args.params)) throw redirect('/404')
    const [loading, ahead] = [entry.load(), import('../detail/detail-request.ts')]
    await enter(entry, 'get', args)
    const [module, { detailRequest }] = await Promise.all([loading, ahead])
    await inTime(queryClient.prefetchQuery(detailRequest(module, routeValues(args.params).id)))
    return module
  }

/** Loader of a form: fetches its initial content in parallel with its code. Throws a redirect without access. */
const loadForm =
  (entry: ModuleEntry, mode: Mode) =>
  async (args: LoaderFunctionArgs): Promise<Module> => {
    if (!namesRecords(args.params)) throw redirect('/404')
    const [loading, ahead] = [entry.load(), loadFormAhead()]
    const session = await enter(entry, mode, args)
    const [module, { fetchForm }] = await Promise.all([loading, ahead])
    const { pathname, search } = new URL(args.request.url)
    if (session.status === 'signed-in' && !(await isPrepared(pathname + search)))
      await inTime(fetchForm(module, mode, contextOf(args, session.user)))
    return module
  }

/** The list itself handles changes of its query; a change of the query alone does not run the loader. */
const isMoreThanQuery = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search)

const createPage = () => loadFormPages().then(({ CreatePage }) => CreatePage)
const updatePage = () => loadFormPages().then(({ UpdatePage }) => UpdatePage)
const detailPage = () => import('../detail/detail-page.tsx').then(({ DetailPage }) => DetailPage)

const routesOf = (entry: ModuleEntry): RouteObject[] => {
  const { module, has } = entry
  const inGuide = (chapter: Chapter): GuideHandle => ({ chapter: module.guide ?? chapter })
  const list = modulePaths(module, 'list').map(
    (path): RouteObject & { handle: GuideHandle & FetchedAhead } => ({
      path,
      handle: { ...inGuide('lists'), fetchAhead: entry.load },
      loader: loadList(entry),
      shouldRevalidate: isMoreThanQuery,
      Component: ListPage,
    }),
  )
  const add = modulePaths(module, 'add').map((path) => ({
    path,
    handle: inGuide('entering'),
    loader: loadForm(entry, 'create'),
    lazy: { Component: createPage },
  }))
  const edit = modulePaths(module, 'edit').map((path) => ({
    path,
    handle: inGuide('entering'),
    loader: loadForm(entry, 'update'),
    lazy: { Component: updatePage },
  }))
  const view = modulePaths(module, 'view').map((path) => ({
    path,
    handle: inGuide('lists'),
    loader: loadDetails(entry),
    lazy: { Component: detailPage },
  }))
  const creates = has.form && operationOf(module, 'create') !== undefined
  const updates = has.form && operationOf(module, 'update') !== undefined
  return [
    ...(has.list ? list : []),
    ...(creates ? add : []),
    ...(updates ? edit : []),
    ...(has.page ? view : []),
  ]
}

/** Routes of modules. Each loader fetches its module's files and data in parallel with the page's code. */
export const moduleRoutes = (entries: readonly ModuleEntry[] = moduleEntries): RouteObject[] =>
  entries.flatMap(routesOf)
