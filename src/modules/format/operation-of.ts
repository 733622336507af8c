import { regularIds } from '../../contract/operations/operation-names.ts'
import type { Action, ModuleFile } from './types.ts'

/**
 * The operation behind an action of a module, in a contract that has the operations that `has` says; undefined when it has
 * none or the module takes it away.
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
