const letter = '[\\p{L}\\p{M}\\p{N}]'
const label = `${letter}(?:[\\p{L}\\p{M}\\p{N}-]*${letter})?`

/**
 * What the contract's format `email` takes: letters of every script (RFC 6531) before and after the @, and a host with a
 * dot, which everybody's address has. An expression and no function, so that a compiled validator carries it as a literal.
 */
export const emailAddress = new RegExp(`^[^\\s@"(),:;<>[\\\\\\]]+@(?:${label}\\.)+${label}$`, 'u')
