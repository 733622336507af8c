const letter = '[\\p{L}\\p{M}\\p{N}]'
const label = `${letter}(?:[\\p{L}\\p{M}\\p{N}-]*${letter})?`

/**
 * The contract's format `email`: letters of all scripts (RFC 6531) before and after the @, and a host with a dot, as in
 * every public address. A regular expression, so that a compiled validator contains it as a literal.
 */
export const emailAddress = new RegExp(`^[^\\s@"(),:;<>[\\\\\\]]+@(?:${label}\\.)+${label}$`, 'u')
