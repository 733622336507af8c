/** Scripts of living languages that are written from right to left, by their codes of ISO 15924. */
const scripts = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Syrc', 'Thaa']

const letter = `[${scripts.map((script) => `\\p{Script=${script}}`).join('')}]`
const anywhere = new RegExp(letter, 'u')
const asFirst = new RegExp(`^[^\\p{L}]*${letter}`, 'u')

/** Whether any letter of a text is of a right-to-left script. */
export const hasRightToLeft = (text: string): boolean => anywhere.test(text)

/** Whether a text begins in a right-to-left script, to set its paragraph's direction. */
export const textDirection = (text: string): 'rtl' | 'ltr' => (asFirst.test(text) ? 'rtl' : 'ltr')

/** Where lines of a language begin, by its code; from the left where the code says nothing. */
export const languageDirection = (code: string): 'rtl' | 'ltr' => {
  try {
    const { script = '' } = new Intl.Locale(code).maximize()
    return scripts.includes(script) ? 'rtl' : 'ltr'
  } catch {
    return 'ltr'
  }
}
