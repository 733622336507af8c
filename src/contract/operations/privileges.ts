/**
 * Whether a user with the privileges `held` has access where `required` are: any one of them is enough, an empty list
 * allows all signed-in users. Compares whole names.
 */
export const hasPrivilege = (held: ReadonlySet<string>, required: readonly string[]): boolean =>
  required.length === 0 || required.some((name) => held.has(name))

/** The usual actions of privileges: the last word of their names. */
export const privilegeActions = ['CREATE', 'READ', 'UPDATE', 'DELETE'] as const
export type PrivilegeAction = (typeof privilegeActions)[number]

/** Whether an action is one of the usual ones. */
export const isPrivilegeAction = (action: string): action is PrivilegeAction =>
  privilegeActions.some((one) => one === action)

const pattern = new RegExp(`^(.+)_(${privilegeActions.join('|')})$`)

/**
 * Area and action of a privilege: `DUA_CATEGORY_READ` is for `DUA_CATEGORY`. A privilege with another action is its own
 * area.
 */
export const splitPrivilege = (name: string): { area: string; action: PrivilegeAction | undefined } => {
  const [, area = name, action] = pattern.exec(name) ?? []
  return { area, action: action as PrivilegeAction | undefined }
}

/** The area of a privilege: its name without the action. */
export const areaOf = (name: string): string => splitPrivilege(name).area

/**
 * The reading privileges of an operation, or all if there is none. Users who may only write need the content of a list
 * in a form, too; the list itself requires the right to read.
 */
export const readingPrivileges = (names: readonly string[]): readonly string[] => {
  const reading = names.filter((name) => splitPrivilege(name).action === 'READ')
  return reading.length > 0 ? reading : names
}
