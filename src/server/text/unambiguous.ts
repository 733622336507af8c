/** Scripts of names and addresses; the scripts of a set may be mixed within a word (Unicode UTS 39, 5.2). */
const scripts: readonly (readonly string[])[] = [
  ['Latin'],
  ['Bengali'],
  ['Arabic'],
  ...['Greek', 'Cyrillic', 'Armenian', 'Hebrew', 'Devanagari', 'Gurmukhi', 'Gujarati', 'Oriya'].map((one) => [
    one,
  ]),
  ...['Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Thai', 'Lao', 'Tibetan', 'Myanmar'].map(
    (one) => [one],
  ),
  ...['Georgian', 'Ethiopic', 'Khmer', 'Thaana'].map((one) => [one]),
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
  ['Han', 'Bopomofo'],
]

const onlyOf = (names: readonly string[]): RegExp =>
  new RegExp(`^[${['Common', 'Inherited', ...names].map((name) => `\\p{scx=${name}}`).join('')}]*$`, 'u')

const sets = scripts.map(onlyOf)

const unseen = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u

/** Scripts with many letters that look like Latin ones. */
const likeLatin = /[\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Armenian}]/u
const latin = /\p{sc=Latin}/u

/** Only Greek, Cyrillic and Armenian letters that look like Latin ones. */
const onlyLikeLatin =
  /^[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυω\u0405\u0406\u0408АВЕКМНОРСТУХаеорсухѕіјһӏԁԛԝ\u0555օոսհցքՍ\P{L}]*$/u

/**
 * Whether an address or number that identifies a user cannot be confused with another one that looks alike: no
 * invisible characters, no full-width or otherwise disguised letters, each part in one script, and Greek, Cyrillic or
 * Armenian neither mixed with Latin nor in look-alike letters only. Stricter than RFC 8264, which does not restrict
 * scripts.
 */
export const isUnambiguous = (text: string): boolean => {
  if (text.normalize('NFKC') !== text.normalize('NFC') || unseen.test(text)) return false
  if (likeLatin.test(text) && (latin.test(text) || onlyLikeLatin.test(text))) return false
  return text.split(/[@.]/).every((part) => sets.some((set) => set.test(part)))
}
