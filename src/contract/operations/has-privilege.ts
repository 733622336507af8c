/**
 * Whether a user with the privileges `held` has access where `required` are: any one of them is enough, an empty list
 * allows all signed-in users. Compares whole names.
 */
export const hasPrivilege = (held: ReadonlySet<string>, required: readonly string[]): boolean =>
  required.length === 0 || required.some((name) => held.has(name))
