import { useMemo } from 'react'
import type { ModuleFile } from '../../modules/format/types.ts'
import { usePrivilegeCheck } from '../session/use-session.ts'
import { type Abilities, abilitiesOf } from './operations.ts'

/** The actions of a module that the signed-in user may run. */
export const useAbilities = (module: ModuleFile): Abilities => {
  const check = usePrivilegeCheck()
  return useMemo(() => abilitiesOf(module, check), [module, check])
}
