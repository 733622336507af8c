import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { type OperationId, privilegesOf } from '../../../client/call.ts'
import { hasPrivilege } from '../../../contract/operations/privileges.ts'
import { refreshAfterRefusal } from '../../session/followed/role-changes.ts'
import { signInPath } from '../../session/paths.ts'
import { loadSession, type Session } from '../../session/session-store.ts'

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
