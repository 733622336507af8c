import { readingPrivileges } from '../../contract/operations/privileges.ts'
import type { Action, ModuleFile } from './types.ts'

/** Privileges for a module's action, any one of which suffices; `all` are those of its operation. */
export const actionPrivileges = (
  { privileges }: ModuleFile,
  action: Action,
  all: readonly string[],
): readonly string[] => privileges?.[action] ?? (action === 'list' ? readingPrivileges(all) : all)
