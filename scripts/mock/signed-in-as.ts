import { envelopePaths } from '../../src/contract/conventions/envelope.ts'
import { pagePaths } from '../../src/contract/conventions/page.ts'
import { consoleRoleType, sessionPaths } from '../../src/contract/conventions/session.ts'
import { asRecord, isObject, type PlainObject, valueAt } from '../../src/contract/json.ts'
import { mapParts } from '../../src/contract/json-pointer.ts'
import { nameCure } from '../../src/module-check/subject/fault.ts'
import { type Document, operationsById } from '../shared/contract.ts'

interface Role {
  readonly id: number
  readonly roleName: string
  readonly roleType: string
  readonly privileges: readonly { readonly id: number; readonly name: string }[]
}

const exampleAt = ['responses', '200', 'content', 'application/json', 'example', envelopePaths.payload]

const payloadOf = (document: PlainObject, operationId: string): unknown =>
  valueAt(operationsById(document as Document).get(operationId), exampleAt)

/** The roles of the contract's examples. */
export const rolesOf = (document: PlainObject): readonly Role[] =>
  (valueAt(payloadOf(document, 'listRole'), [pagePaths.rows]) ?? []) as Role[]

const privilegesOf = (document: PlainObject): Role['privileges'] =>
  (payloadOf(document, 'listPrivilege') ?? []) as Role['privileges']

/**
 * The example role with this name, or a role with only these privileges. Throws for an unknown name, with the valid
 * ones.
 */
const roleFor = (document: PlainObject, roleOrPrivileges: string): Role => {
  const roles = rolesOf(document)
  const found = roles.find(({ roleName }) => roleName.toLowerCase() === roleOrPrivileges.toLowerCase())
  if (found) return found
  const all = privilegesOf(document)
  const names = roleOrPrivileges.split(',').map((name) => name.trim())
  const unknown = names.find((name) => all.every((one) => one.name !== name))
  if (unknown !== undefined)
    throw new Error(
      `"${unknown}" is neither a role (${roles.map(({ roleName }) => roleName).join(', ')}) nor a privilege: ${nameCure(
        unknown,
        all.map(({ name }) => name),
      )}`,
    )
  return {
    id: 2,
    roleName: 'As asked',
    roleType: consoleRoleType,
    privileges: all.filter(({ name }) => names.includes(name)),
  }
}

/** Replaces the user in a value: objects with roles and named privileges. */
const withRole = (value: unknown, role: Role): unknown => {
  if (!isObject(value) || !Array.isArray(value.roles) || !Array.isArray(value.previleges))
    return mapParts(value, (part) => withRole(part, role))
  const { id, roleName, roleType, privileges } = role
  return {
    ...value,
    roles: [
      { id, roleName, roleType, privileges: privileges.map((one) => ({ id: one.id, name: one.name })) },
    ],
    previleges: privileges.map(({ name }) => name),
  }
}

/** The bundled contract with this role for signed-in users: `مراجع اللغة`, or `DUA_READ,DUA_UPDATE`. */
export const signedInAs = (document: PlainObject, roleOrPrivileges: string): PlainObject => {
  const role = roleFor(document, roleOrPrivileges)
  const { me, signIn } = sessionPaths
  const paths = asRecord(document.paths)
  return {
    ...document,
    paths: {
      ...paths,
      [me]: withRole(paths[me], role),
      [signIn]: withRole(paths[signIn], role),
    },
  }
}
