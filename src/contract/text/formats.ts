import { emailAddress } from './email-address.ts'

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

const day28 = '(?:0[1-9]|1\\d|2[0-8])'
const leapYear = '(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)'
const date = `(?:\\d{4}-(?:(?:0[1-9]|1[0-2])-${day28}|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|${leapYear}-02-29)`
const clock = '(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:z|[+-](?:0\\d|1[0-4]):[0-5]\\d)'

/**
 * Text formats of the contract, for forms and API. Regular expressions, so that a compiled validator contains them as
 * literals and needs no library.
 */
export const formats: Readonly<Record<string, RegExp>> = {
  uri: linkAddress,
  email: emailAddress,
  date: new RegExp(`^${date}$`),
  time: new RegExp(`^${clock}$`, 'i'),
  'date-time': new RegExp(`^${date}t${clock}$`, 'i'),
}

/** Formats that inform clients or editors and restrict nothing. */
export const freeFormats: readonly string[] = [
  'html',
  'int64',
  'int32',
  'double',
  'password',
  'binary',
  'byte',
  'data-url',
]
