import { useMemo } from 'react'
import type { ModuleFile } from '../../modules/format/types.ts'
import { usePrivilegeCheck } from '../session/use-session.ts'
import { type Abilities, abilitiesOf } from './operations.ts'

/** What the signed-in user may do with a module. */
export const useAbilities = (module: ModuleFile): Abilities => {
  const check = usePrivilegeCheck()
  return useMemo(() => abilitiesOf(module, check), [module, check])
}
