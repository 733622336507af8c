/** Right-to-left scripts of living languages, as ISO 15924 codes. */
const scripts = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Syrc', 'Thaa']

const letter = `[${scripts.map((script) => `\\p{Script=${script}}`).join('')}]`
const anywhere = new RegExp(letter, 'u')
const asFirst = new RegExp(`^[^\\p{L}]*${letter}`, 'u')

/** Whether a text contains a letter of a right-to-left script. */
export const hasRightToLeft = (text: string): boolean => anywhere.test(text)

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
