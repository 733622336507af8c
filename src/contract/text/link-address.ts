/** Letters, marks and digits of any script, as in host names. */
const label = '[\\p{L}\\p{M}\\p{N}_\\u200c\\u200d-]+'
const host = `(?:${label}(?:\\.${label})*\\.?|\\[[\\da-f:.]+\\])`
const character = '[^\\s\\p{Cc}\\p{Cs}<>"\\\\]'

/**
 * The contract's format `uri`: an absolute address for a link to a web page, a mail or a call. Letters of all scripts
 * are allowed unescaped (IRI, RFC 3987). Everything else is refused, most importantly `javascript:`. A regular
 * expression, so that a compiled validator contains it as a literal.
 */
export const linkAddress = new RegExp(
  `^(?:https?:\\/\\/${host}(?::\\d{1,5})?(?:[/?#]${character}*)?|mailto:${character}+@${host}(?:\\?${character}*)?|tel:\\+?[\\d().-]+)$`,
  'iu',
)
