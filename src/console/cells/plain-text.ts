import { escapeMarkup } from '../../contract/text/markup.ts'

/** Plain text as rich text with a paragraph per line. */
export const richTextOf = (text: string): string =>
  text
    .trim()
    .split(/\r\n?|\n/)
    .map((line) => `<p>${escapeMarkup(line.trim())}</p>`)
    .join('')

/** The words of rich text, with a line per paragraph, heading, list item and row of a table. */
export const textLinesOf = (html: string): string =>
  html
    .split(/<\/(?:p|h\d|li|tr|blockquote|pre)>|<br\b[^>]*>/i)
    .map(plainText)
    .join('\n')
    .trim()

/** Text of an HTML string without markup, with collapsed white space. Only parses, never renders. */
export const plainText = (html: string): string => {
  const { body } = new DOMParser().parseFromString(
    html.replace(/<(\/(p|h\d|li|t[dhr]|div|blockquote|caption|figcaption|pre)|br|hr)\b/g, ' <$1'),
    'text/html',
  )
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** Truncates to at most `length` characters with an ellipsis; never splits a character of any script. */
export const shorten = (text: string, length: number): string => {
  const characters = [...new Intl.Segmenter().segment(text)]
  if (characters.length <= length) return text
  return `${characters
    .slice(0, length)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()}…`
}
