import { regularIds } from '../../contract/operations/operation-names.ts'
import type { Action, ModuleFile } from './types.ts'

/**
 * The operation of a module's action, in a contract with the operations for which `has` is true; undefined if there is
 * none, or the module removes it.
 */
export const operationIn = (
  module: ModuleFile,
  action: Action,
  has: (id: string) => boolean,
): string | undefined => {
  const named = module.operations?.[action]
  if (named !== undefined) return named ?? undefined
  return regularIds(module.resource, action).find(has)
}
