/**
 * Whether someone with the privileges `held` may do what asks for `required`: any one of them suffices, an empty list is
 * open to everybody who is signed in. Whole names are compared.
 */
export const hasPrivilege = (held: ReadonlySet<string>, required: readonly string[]): boolean =>
  required.length === 0 || required.some((name) => held.has(name))
