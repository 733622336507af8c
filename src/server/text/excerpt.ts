import { foldText } from '../../contract/text/fold-text.ts'

/** Maximum length of an excerpt in search results. */
const maxLength = 120

/** The beginning of a text, or the part around the first of the words, in whole words. */
export function excerpt(text: string, words: readonly string[]): string {
  const parts = text.trim().split(/\s+/)
  const whole = parts.join(' ')
  if (whole.length <= maxLength) return whole
  const sought = words.map(foldText)
  const at = Math.max(
    0,
    parts.findIndex((part) => sought.some((word) => foldText(part).includes(word))),
  )
  let [from, to, length] = [at, at + 1, parts[at]?.length ?? 0]
  while (length < maxLength && (from > 0 || to < parts.length)) {
    // Two words after the match for each one before it.
    const before = from > 0 && (to >= parts.length || (to - at) * 2 > (at - from) * 4 + 4)
    length += 1 + (parts[before ? from - 1 : to]?.length ?? 0)
    if (before) from -= 1
    else to += 1
  }
  const shown = parts
    .slice(from, to)
    .join(' ')
    .slice(0, maxLength * 2)
  return `${from > 0 ? '… ' : ''}${shown}${to < parts.length ? ' …' : ''}`
}
