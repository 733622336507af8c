/** The digits of Arabic, Persian and Urdu, and Bengali keyboards, each row from 0 to 9. */
export const digitRows: readonly string[] = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '০১২৩৪৫৬৭৮৯']

/** Converts all digits to 0–9, character by character. */
export const westernDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹০-৯]/g, (digit) =>
    String(digitRows.find((row) => row.includes(digit))?.indexOf(digit) ?? digit),
  )

const marks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Removes the invisible direction marks that spreadsheets and messengers copy with a number. */
export const withoutDirectionMarks = (text: string): string => text.replace(marks, '')

/**
 * Converts a number's text to the format of `Number`: Arabic keyboards have another decimal separator, and print
 * another minus sign.
 */
export const westernNumber = (text: string): string =>
  withoutDirectionMarks(westernDigits(text)).replace('٫', '.').replace('−', '-')
