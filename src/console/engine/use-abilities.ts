import { useMemo } from 'react'
import type { Action, ModuleFile } from '../../modules/format/types.ts'
import { useCanCheck } from '../session/use-session.ts'
import { privilegesFor } from './operations.ts'

export type Abilities = Readonly<Record<Action, boolean>>

const actions: readonly Action[] = ['list', 'total', 'get', 'create', 'update', 'delete']

/** What the signed-in user may do with a module: the contract has the operation and a privilege for it is held. */
export const useAbilities = (module: ModuleFile): Abilities => {
  const check = useCanCheck()
  return useMemo(() => {
    const able = (action: Action): boolean => {
      const privileges = privilegesFor(module, action)
      return privileges !== null && check(privileges)
    }
    return Object.fromEntries(actions.map((action) => [action, able(action)])) as Record<Action, boolean>
  }, [module, check])
}
