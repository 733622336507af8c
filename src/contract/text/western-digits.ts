/** The digits of keyboards for Arabic, Persian and Urdu, and Bengali, each row from 0 to 9. */
export const digitRows: readonly string[] = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '০১২৩৪৫৬৭৮৯']

/** The text with every digit written from 0 to 9, character by character. */
export const westernDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹০-৯]/g, (digit) =>
    String(digitRows.find((row) => row.includes(digit))?.indexOf(digit) ?? digit),
  )

const marks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Removes the invisible marks of direction that spreadsheets and messengers copy with a number. */
export const withoutDirectionMarks = (text: string): string => text.replace(marks, '')

/** The text of a number as `Number` reads it: an Arabic keyboard has a decimal sign of its own, print a minus. */
export const westernNumber = (text: string): string =>
  withoutDirectionMarks(westernDigits(text)).replace('٫', '.').replace('−', '-')
