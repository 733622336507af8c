/** Scripts that people write their names and addresses in; each set may stand together in one word (Unicode UTS 39, 5.2). */
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

/** Many of their letters look like Latin ones. */
const likeLatin = /[\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Armenian}]/u
const latin = /\p{sc=Latin}/u

/** Nothing but such letters of theirs: Greek, Cyrillic and Armenian ones. */
const onlyLikeLatin =
  /^[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυω\u0405\u0406\u0408АВЕКМНОРСТУХаеорсухѕіјһӏԁԛԝ\u0555օոսհցքՍ\P{L}]*$/u

/**
 * Whether an address or number that people are told apart by cannot be taken for another by its looks: no invisible signs,
 * no full-width or otherwise disguised letters, each part of one script, and Greek, Cyrillic or Armenian neither beside
 * Latin anywhere nor in letters alone that look like it. Stricter than RFC 8264, which leaves scripts open.
 */
export function isUnambiguous(text: string): boolean {
  if (text.normalize('NFKC') !== text.normalize('NFC') || unseen.test(text)) return false
  if (likeLatin.test(text) && (latin.test(text) || onlyLikeLatin.test(text))) return false
  return text.split(/[@.]/).every((part) => sets.some((set) => set.test(part)))
}
