/** Letters, marks and digits of any script, as names of hosts have them. */
const label = '[\\p{L}\\p{M}\\p{N}_\\u200c\\u200d-]+'
const host = `(?:${label}(?:\\.${label})*\\.?|\\[[\\da-f:.]+\\])`
const character = '[^\\s\\p{Cc}\\p{Cs}<>"\\\\]'

/**
 * What the contract's format `uri` takes: an absolute address that a link may lead to, of a web page, a mail or a call.
 * Letters of every script stand as they are (IRI, RFC 3987). Anything else is refused, `javascript:` above all. An
 * expression and no function, so that a compiled validator carries it as a literal.
 */
export const linkAddress = new RegExp(
  `^(?:https?:\\/\\/${host}(?::\\d{1,5})?(?:[/?#]${character}*)?|mailto:${character}+@${host}(?:\\?${character}*)?|tel:\\+?[\\d().-]+)$`,
  'iu',
)
