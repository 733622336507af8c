/** Operations that an overlay has removed. */
export const absentOperations: readonly string[] = []

/** Query parameters that an overlay has removed, by operation. */
export const absentParameters: Readonly<Record<string, readonly string[]>> = {}
