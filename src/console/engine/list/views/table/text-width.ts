const letterWidth = (letter: string): number => {
  if (/\p{Mn}/u.test(letter)) return 0
  if (/[mwMW]/.test(letter)) return 12
  if (/\p{Nd}/u.test(letter)) return 7.4
  if (/\p{Script=Arabic}/u.test(letter)) return 6
  return /[fijlrtI .,'-]/.test(letter) ? 5 : 7.7
}

/**
 * The approximate width of a short text in CSS pixels at 13 px. Measuring would need the fonts, which load after the
 * first rows.
 */
export const textWidth = (text: string): number =>
  [...text].reduce((width, letter) => width + letterWidth(letter), 0)

/** The approximate width of the longest word of a text. */
export const longestWord = (text: string): number => Math.max(...text.split(/\s+/).map(textWidth))
