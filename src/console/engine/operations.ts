import { useMemo } from 'react'
import { hasOperation, isAvailable } from '../../client/availability.ts'
import { privilegesOf } from '../../client/call.ts'
import { regularActions } from '../../contract/operations/operation-names.ts'
import { actionPrivileges } from '../../modules/format/action-form.ts'
import { operationIn } from '../../modules/format/operation-of.ts'
import type { Action, ModuleFile, RowAction } from '../../modules/format/types.ts'
import { type PrivilegeCheck, usePrivilegeCheck } from '../session/use-session.ts'

/** The operation of a module's action; undefined if the contract has none or the module removes it. */
export const operationOf = (module: ModuleFile, action: Action): string | undefined =>
  operationIn(module, action, isAvailable)

/** The operation of an open page: also one that the API has turned out to lack, so that the page shows the error. */
export const openedOperation = (module: ModuleFile, action: Action): string | undefined =>
  operationOf(module, action) ?? operationIn(module, action, hasOperation)

/** Privileges for an action, any one of which suffices; null if the module lacks the action. */
export const privilegesFor = (module: ModuleFile, action: Action): readonly string[] | null => {
  const id = operationOf(module, action)
  return id === undefined ? null : actionPrivileges(module, action, privilegesOf(id) ?? [])
}

/** The permitted actions of a module. */
export type Abilities = Readonly<Record<Action, boolean>>

/**
 * Whether a user may use an action of a list: the action of the module or the privilege that it needs, and the operation
 * that it calls.
 */
export const mayUse = (
  { needs, operation }: Pick<RowAction, 'needs' | 'operation'>,
  can: Abilities,
  check: PrivilegeCheck,
): boolean => {
  const needed = regularActions.find((action) => action === needs)
  return (
    (needed ? can[needed] : needs === undefined || check([needs])) &&
    (operation === undefined || check(privilegesOf(operation) ?? []))
  )
}

/** The actions of a module that a user may run: the contract has the operation, and `check` passes its privileges. */
export const abilitiesOf = (module: ModuleFile, check: PrivilegeCheck): Abilities => {
  const able = (action: Action): boolean => {
    const privileges = privilegesFor(module, action)
    return privileges !== null && check(privileges)
  }
  return Object.fromEntries(regularActions.map((action) => [action, able(action)])) as Record<Action, boolean>
}

/** The actions of a module that the signed-in user may run. */
export const useAbilities = (module: ModuleFile): Abilities => {
  const check = usePrivilegeCheck()
  return useMemo(() => abilitiesOf(module, check), [module, check])
}
