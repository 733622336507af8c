import { LRUCache } from 'lru-cache'
import type { User } from '../../../generated/api/foundation.schemas.ts'
import { consoleRoleType, tokenIn } from '../../contract/conventions/session.ts'
import type { JsonObject } from '../../contract/json.ts'
import { hasPrivilege } from '../../contract/operations/privileges.ts'
import type { Operation } from '../contract/operation.ts'
import { userResource } from '../contract/table/field.ts'
import { identifier } from '../contract/table/names.ts'
import type { Reference, Table, Tables } from '../contract/table/table.ts'
import { forbidden, unauthorized } from '../errors.ts'
import { endSession, touchSession } from '../store/accounts/sessions.ts'
import type { Database } from '../store/database.ts'
import { withGenericPlan } from '../store/generic-plan.ts'
import { storedOf } from '../stored-model.ts'
import { type SignedInUser, signInRefusal } from './signed-in-user.ts'
import type { TokenClaims, Tokens } from './tokens.ts'

/** Records when each session was last used. */
interface SessionUse {
  /** Writes at most every two minutes, or when the address changes; never throws. */
  readonly note: (sessionId: string, address: string) => Promise<void>
}

/** Session use over the database; the last write is cached per process. */
const createSessionUse = (database: Database): SessionUse => {
  const addresses = new LRUCache<string, string>({ max: 1000, ttl: 2 * 60 * 1000 })
  return {
    note: async (sessionId, address) => {
      if (addresses.get(sessionId) === address) return
      addresses.set(sessionId, address)
      try {
        await database.space.require(0, 'half')
        await touchSession(database, sessionId, address)
      } catch {
        // The note is optional; the request itself reports errors of the database.
      }
    },
  }
}

/** Authorizes calls of operations. */
export interface Security {
  /**
   * Returns the signed-in user, or null for a public operation. Throws 401 without a valid token, 403 without the
   * privilege. User, role and privileges are read for each request, so a change takes effect at the next one. `address`
   * is the network address, for the user's list of sessions.
   */
  readonly authorize: (
    operation: Operation,
    authorization: string | undefined,
    address: string,
  ) => Promise<SignedInUser | null>
}

interface UserRow {
  id: number
  body: JsonObject
  token_version: number | null
  session_id: string | null
  /** Whether the user has a second factor; null unless the role requires one and the session was started without. */
  has_factor: boolean | null
  role: JsonObject | null
  privileges: string | null
}

const needed = (tables: Tables, resource: string): Table => {
  const table = tables.get(resource)
  if (!table) throw new Error(`The contract stores no ${resource}, and nobody could sign in without.`)
  return table
}

const referenceTo = (table: Table, target: string): Reference => {
  const reference = table.references.find((found) => found.target === target)
  if (!reference)
    throw new Error(`${table.resource} refers to no ${target}, and nobody would have any right.`)
  return reference
}

/** SQL for one user with the first role, its privileges and one session. */
const userSql = (tables: Tables): string => {
  const users = needed(tables, userResource)
  const roles = needed(tables, 'Role')
  const privileges = needed(tables, 'Privilege')
  const role = referenceTo(users, 'Role')
  const held = referenceTo(roles, 'Privilege')
  const roleId =
    role.column === null
      ? `(select target from ${identifier(role.link ?? '')} where owner = u.id order by position limit 1)`
      : `u.${identifier(role.column)}`
  // A single text is read much faster than an array.
  const names = `select string_agg(p.body ->> 'name', ',') from ${identifier(held.link ?? '')} l
    join ${identifier(privileges.name)} p on p.id = l.target where l.owner = r.id`
  // Planned faster than another join. Tokens issued before a session's last renewal but one are no longer valid.
  const session =
    'select s.id from session s where s.id = $2::uuid and s.user_id = u.id and s.rotation <= $3::integer + 1'
  const unproved = `case when r.body ->> 'secondFactorRequired' = 'true'
      and not exists (select from session s where s.id = $2::uuid and s.proved_at is not null)
    then exists (select from totp f where f.user_id = u.id) or exists (select from passkey f where f.user_id = u.id)
    end`
  return `select u.id, u.body, c.token_version, (${session}) as session_id, r.body as role, (${names}) as privileges,
      ${unproved} as has_factor
    from ${identifier(users.name)} u
    left join credential c on c.user_id = u.id
    left join ${identifier(roles.name)} r on r.id = ${roleId}
    where u.id = $1`
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const toUser = (row: UserRow): SignedInUser => ({
  id: row.id,
  name: String(row.body.name ?? ''),
  email: String(row.body.email ?? ''),
  roleType: textOrNull(row.role?.roleType),
  roleName: textOrNull(row.role?.roleName),
  privileges: new Set(row.privileges?.split(',') ?? []),
  secondFactorRequired: row.role?.secondFactorRequired === true,
  sessionId: row.session_id,
})

/** Whether the token is valid: neither its session nor all of the user's have ended, and the user may sign in. */
const isValid = (row: UserRow, { tokenVersion, sessionId }: TokenClaims): boolean =>
  row.token_version === tokenVersion &&
  row.session_id === sessionId &&
  signInRefusal(storedOf<User>({ body: row.body })) === null

const checkRights = (operation: Operation, user: SignedInUser, privileges: readonly string[]): void => {
  if (!operation.anyUser && user.roleType !== consoleRoleType) throw forbidden()
  if (!hasPrivilege(user.privileges, privileges)) throw forbidden()
}

/**
 * Enforces a second factor for roles that require one. A user who has set one up must sign in again with it (401); the
 * session ends, so it cannot be renewed. A user without one must set it up first (403).
 */
const checkSecondFactor = async (
  database: Database,
  { beforeSecondFactor }: Operation,
  { has_factor: hasFactor, session_id: sessionId }: UserRow,
): Promise<void> => {
  if (hasFactor === true) {
    if (sessionId !== null) await endSession(database, sessionId)
    throw unauthorized('session.secondStepMissing')
  }
  if (hasFactor === false && !beforeSecondFactor) throw forbidden('factor.due')
}

/** Creates the authorization over the database. Throws when the contract has no users, roles or privileges. */
export const createSecurity = (tables: Tables, database: Database, tokens: Tokens): Security => {
  const sql = withGenericPlan(userSql(tables))
  const use = createSessionUse(database)
  return {
    authorize: async (operation, authorization, address) => {
      if (operation.privileges === null) return null
      const token = tokenIn(authorization)
      if (token === undefined) throw unauthorized()
      const claims = await tokens.verify(token)
      const [row] = await database.query<UserRow>(sql, [
        claims.userId,
        claims.sessionId,
        claims.rotation ?? 0,
      ])
      if (!row || !isValid(row, claims)) throw unauthorized()
      if (claims.sessionId !== null) await use.note(claims.sessionId, address)
      await checkSecondFactor(database, operation, row)
      const user = toUser(row)
      checkRights(operation, user, operation.privileges)
      return user
    },
  }
}
