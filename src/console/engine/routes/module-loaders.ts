import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { queryClient } from '../../../client/query-client.ts'
import type { Mode } from '../../../contract/operations/operation-names.ts'
import type { Action, Module } from '../../../modules/format/types.ts'
import { notFoundPath } from '../../session/paths/return-path.ts'
import { getPlatform } from '../../session/platform.ts'
import type { Session } from '../../session/session-store.ts'
import type { SessionUser } from '../../session/user.ts'
import { isPrepared } from '../../ui/page/prepared-page.ts'
import { fetchFontsOf } from '../../ui/styles/fonts.ts'
import { loadFormAhead } from '../form/load-form.ts'
import { listFileOf, listRequest } from '../list/state/list-request.ts'
import { readListUrl } from '../list/state/list-url.ts'
import type { ModuleEntry } from '../modules.ts'
import { privilegesFor } from '../operations.ts'
import type { ValueContext } from '../values.ts'
import { requirePrivileges } from './screen-loader.ts'

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

const isNumber = (text: string | undefined): boolean => /^\d+$/.test(text ?? '')

/** Whether an address has numeric record ids: `/user/add` is not a user's page. */
const namesRecords = (params: LoaderFunctionArgs['params']): boolean =>
  Object.entries(params).every(([name, value]) => !/id$/i.test(name) || isNumber(value))

const contextOf = ({ request, params }: LoaderFunctionArgs, user: SessionUser): ValueContext => ({
  platform: getPlatform(),
  route: params,
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
export const loadList =
  (entry: ModuleEntry) =>
  async (args: LoaderFunctionArgs): Promise<Module> => {
    if (!namesRecords(args.params)) throw redirect('/404')
    const loading = entry.load()
    const session = await enter(entry, 'list', args)
    const module = await loading
    if (session.status !== 'signed-in') return module
    const query = new URL(args.request.url).searchParams
    const values = contextOf(args, session.user)
    const request = listRequest(module, readListUrl(listFileOf(module), query), values)
    await inTime(queryClient.prefetchQuery(request))
    await fetchFontsOf(queryClient.getQueryData(request.queryKey))
    return module
  }

/** Loader of a details page: the module's files, once access is granted. Throws a redirect otherwise. */
export const loadModule =
  (entry: ModuleEntry, action: Action) =>
  async (args: LoaderFunctionArgs): Promise<Module> => {
    if (!namesRecords(args.params)) throw redirect('/404')
    const loading = entry.load()
    await enter(entry, action, args)
    return loading
  }

/** Loader of a form: fetches its initial content in parallel with its code. Throws a redirect without access. */
export const loadForm =
  (entry: ModuleEntry, mode: Mode) =>
  async (args: LoaderFunctionArgs): Promise<Module> => {
    if (!namesRecords(args.params)) throw redirect('/404')
    const [loading, ahead] = [entry.load(), loadFormAhead()]
    const session = await enter(entry, mode, args)
    const [module, { fetchForm }] = await Promise.all([loading, ahead])
    const { pathname, search } = new URL(args.request.url)
    if (session.status === 'signed-in' && !isPrepared(pathname + search))
      await inTime(fetchForm(module, mode, contextOf(args, session.user)))
    return module
  }
