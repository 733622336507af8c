/**
 * Whether someone holding `held` may do what asks for `needed`: any one of them suffices, an empty list is open to
 * every signed-in admin. Whole names are compared.
 */
export const can = (held: ReadonlySet<string>, needed: readonly string[]): boolean =>
  needed.length === 0 || needed.some((name) => held.has(name))
