/** A number with a sign, such as a phone number, in the digits of any script. */
const signedNumber = /^[+-]\s*\p{Nd}[\p{Nd}\s().,/-]*$/u

/** A dash or several, as a placeholder. */
const dashes = /^-+$/

/** White space and controls that programs skip before a formula. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: spreadsheet programs skip them
const skipped = /^[\s\u0000-\u001f]+/

/** Full-width variants of the first character, from East Asian input methods. */
const fullWidth: Readonly<Record<string, string>> = { '＝': '=', '＋': '+', '－': '-', '＠': '@' }

/** An operand of a formula followed by its end, an operator, or the parenthesis of a function. */
const operand = String.raw`(?:[A-Za-z_\\][\w.\\]*|\$?[A-Za-z]{1,3}\$?\d+|\d[\d.]*%?|"[^"]*"|'[^']*')`
const expression = new RegExp(String.raw`^[+\-@]+\s*(?:\(|${operand}\s*[-+*/^&=<>!|(:%])`)
const reference = /^[+-]+\s*\$?[A-Za-z]{1,3}\$?\d+\s*$/
const name = /^[+\-@][A-Za-z_][\w.]*$/

const leading = (text: string): string => {
  const rest = text.replace(skipped, '')
  return (fullWidth[rest.charAt(0)] ?? rest.charAt(0)) + rest.slice(1)
}

/**
 * Whether a text is a spreadsheet formula: it begins with `=`, or with a sign and an operand followed by an operator, a
 * parenthesis or a reference. Signed numbers, phone numbers, list items (`- House 5`) and mentions are not formulas.
 */
export const isFormula = (text: string): boolean => {
  const start = leading(text)
  if (start.startsWith('=')) return true
  if (!/^[+\-@]/.test(start) || signedNumber.test(start) || dashes.test(start)) return false
  return expression.test(start) || reference.test(start)
}

/**
 * Whether a spreadsheet program could interpret a text as a formula: {@link isFormula}, or a sign directly before a
 * name.
 */
const couldBeFormula = (text: string): boolean => isFormula(text) || name.test(leading(text))

/** A text for a CSV file. An apostrophe is added before possible formulas, so that they stay texts. */
export const protectFormula = (text: string): string => (couldBeFormula(text) ? `'${text}` : text)

/** The inverse of {@link protectFormula}. */
export const unprotectFormula = (text: string): string =>
  text.startsWith("'") && couldBeFormula(text.slice(1)) ? text.slice(1) : text
