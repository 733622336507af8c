import { splitPrivilege } from './privilege-names.ts'

/**
 * Of the privileges of an operation those that let read, or all where none does. Who may only write needs what a list
 * shows in a form, too; the list itself is for those who may read.
 */
export const readingPrivileges = (names: readonly string[]): readonly string[] => {
  const reading = names.filter((name) => splitPrivilege(name).action === 'READ')
  return reading.length > 0 ? reading : names
}
