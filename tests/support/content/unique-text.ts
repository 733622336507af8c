/** A few random letters, to tell a test's records from others. */
export const uniqueText = (): string => crypto.randomUUID().slice(0, 8)
