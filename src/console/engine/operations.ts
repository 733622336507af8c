import { hasOperation, privilegesOf } from '../../client/call.ts'
import { regularActions } from '../../contract/operations/operation-names.ts'
import { actionPrivileges } from '../../modules/format/action-privileges.ts'
import { operationIn } from '../../modules/format/operation-of.ts'
import type { Action, ModuleFile } from '../../modules/format/types.ts'
import type { PrivilegeCheck } from '../session/use-session.ts'

/** The operation behind an action of a module; undefined when the contract has none or the module takes it away. */
export const operationOf = (module: ModuleFile, action: Action): string | undefined =>
  operationIn(module, action, hasOperation)

/** Privileges of which any suffices for an action; null when the module does not have it. */
export const privilegesFor = (module: ModuleFile, action: Action): readonly string[] | null => {
  const id = operationOf(module, action)
  return id === undefined ? null : actionPrivileges(module, action, privilegesOf(id) ?? [])
}

/** What may be done with a module. */
export type Abilities = Readonly<Record<Action, boolean>>

/**
 * What somebody may do with a module: the contract has the operation, and `check` passes its privileges.
 */
export const abilitiesOf = (module: ModuleFile, check: PrivilegeCheck): Abilities => {
  const able = (action: Action): boolean => {
    const privileges = privilegesFor(module, action)
    return privileges !== null && check(privileges)
  }
  return Object.fromEntries(regularActions.map((action) => [action, able(action)])) as Record<Action, boolean>
}
