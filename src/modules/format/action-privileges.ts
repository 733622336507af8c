import { readingPrivileges } from '../../contract/operations/reading-privileges.ts'
import type { Action, ModuleFile } from './types.ts'

/** Privileges of which any suffices for an action of a module, whose operation asks for `all`. */
export const actionPrivileges = (
  { privileges }: ModuleFile,
  action: Action,
  all: readonly string[],
): readonly string[] => privileges?.[action] ?? (action === 'list' ? readingPrivileges(all) : all)
