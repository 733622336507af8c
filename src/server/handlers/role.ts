import type { Role, RoleCreate, RoleUpdate } from '../../../generated/models/index.ts'
import { conflict, notFound, unprocessable } from '../errors.ts'
import { allPowerfulRole } from '../first-start.ts'
import type { Writer } from '../store/store.ts'
import { storedOf, type Wire } from '../wire.ts'
import { bodyOf } from './body-of.ts'
import type { Answer, Call } from './handler.ts'
import { signedIn } from './signed-in.ts'
import { lacking, privilegeNames } from './user-rules.ts'

/** Throws 422 when the request gives a role privileges that the asker does not hold himself. */
async function checkGiven(call: Call, writer: Writer, before: readonly number[]): Promise<void> {
  const { previlegeId = [] } = bodyOf<RoleCreate>(call)
  const given = previlegeId.filter((id) => !before.includes(id))
  const missing = lacking(signedIn(call), await privilegeNames(writer, given))
  if (missing.length > 0)
    throw unprocessable(
      [{ path: '/previlegeId', message: `holds privileges that you do not hold: ${missing.join(', ')}` }],
      'You cannot give privileges that you do not hold.',
    )
}

/** createRole: 422 for privileges that the asker does not hold. */
export async function createRole(call: Call): Promise<Answer> {
  return call.store.transaction(async (writer) => {
    await checkGiven(call, writer, [])
    return call.regular({ writer })
  })
}

/** The all-powerful role keeps its name, its type and every privilege. */
async function checkAllPowerful(writer: Writer, body: Wire<RoleUpdate>): Promise<void> {
  const kept = new Set(body.previlegeId)
  const faults = [
    ...(body.roleName === allPowerfulRole
      ? []
      : [{ path: '/roleName', message: `must stay ${allPowerfulRole}` }]),
    ...(body.roleType === 'ADMIN' ? [] : [{ path: '/roleType', message: 'must stay ADMIN' }]),
    ...((await writer.find('Privilege', {})).every(({ id }) => kept.has(id))
      ? []
      : [{ path: '/previlegeId', message: 'must keep every privilege' }]),
  ]
  if (faults.length > 0)
    throw unprocessable(faults, `The role ${allPowerfulRole} keeps its name, its type and every privilege.`)
}

/** updateRole: takes effect at the next request of everybody who holds the role. */
export async function updateRole(call: Call): Promise<Answer> {
  return call.store.transaction(async (writer) => {
    const body = bodyOf<RoleUpdate>(call)
    const record = await writer.lock('Role', body.id)
    if (!record) throw notFound()
    const role = storedOf<Role>(record)
    if (role.roleName === allPowerfulRole) await checkAllPowerful(writer, body)
    await checkGiven(call, writer, role.previlegeId ?? [])
    return call.regular({ writer })
  })
}

/** deleteRole: 409 while a user holds the role, and always for the all-powerful one. */
export async function deleteRole(call: Call): Promise<Answer> {
  return call.store.transaction(async (writer) => {
    const role = await writer.lock('Role', Number(call.params.id))
    if (!role) throw notFound()
    if (storedOf<Role>(role).roleName === allPowerfulRole)
      throw conflict(`The role ${allPowerfulRole} cannot be deleted.`)
    return call.regular({ writer })
  })
}
