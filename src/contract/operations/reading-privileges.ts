import { splitPrivilege } from './privilege-names.ts'

/**
 * The reading privileges of an operation, or all if there is none. Users who may only write need the content of a list
 * in a form, too; the list itself requires the right to read.
 */
export const readingPrivileges = (names: readonly string[]): readonly string[] => {
  const reading = names.filter((name) => splitPrivilege(name).action === 'READ')
  return reading.length > 0 ? reading : names
}
