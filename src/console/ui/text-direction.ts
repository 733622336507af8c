const rightToLeft = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Whether a text begins in a right-to-left script, to set its paragraph's direction. */
export const textDirection = (text: string): 'rtl' | 'ltr' => (rightToLeft.test(text) ? 'rtl' : 'ltr')

/** Scripts of living languages that are written from right to left. */
const scripts: ReadonlySet<string | undefined> = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Syrc', 'Thaa'])

/** Where lines of a language begin, by its code; from the left where the code says nothing. */
export const languageDirection = (code: string): 'rtl' | 'ltr' => {
  try {
    return scripts.has(new Intl.Locale(code).maximize().script) ? 'rtl' : 'ltr'
  } catch {
    return 'ltr'
  }
}
