/** Right-to-left scripts of living languages, as ISO 15924 codes. */
const scripts = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Syrc', 'Thaa']

const letter = `[${scripts.map((script) => `\\p{Script=${script}}`).join('')}]`
const anywhere = new RegExp(letter, 'u')
const asFirst = new RegExp(`^[^\\p{L}]*${letter}`, 'u')

/** Whether a text contains a letter of a right-to-left script. */
const hasRightToLeft = (text: string): boolean => anywhere.test(text)

/** The direction of a text's paragraph, from its first letter. */
export const textDirection = (text: string): 'rtl' | 'ltr' => (asFirst.test(text) ? 'rtl' : 'ltr')

/** The direction of a language, by its code; left-to-right by default. */
export const languageDirection = (code: string): 'rtl' | 'ltr' => {
  try {
    const { script = '' } = new Intl.Locale(code).maximize()
    return scripts.includes(script) ? 'rtl' : 'ltr'
  } catch {
    return 'ltr'
  }
}

type Fact = string | null | undefined | false

/**
 * Joins facts in one line with dots; missing ones are omitted. In right-to-left text, each fact is isolated: a name
 * would otherwise reorder the first number of a date after it.
 */
export const joinFacts = (facts: readonly Fact[]): string => {
  const texts = facts.filter((fact): fact is string => Boolean(fact))
  // Nothing follows the last one.
  const isIsolated =
    texts.length > 1 && (document.documentElement.dir === 'rtl' || texts.slice(0, -1).some(hasRightToLeft))
  return texts.map((fact) => (isIsolated ? `\u2068${fact}\u2069` : fact)).join(' · ')
}
