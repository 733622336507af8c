import { escapeMarkup } from '../../contract/text/markup.ts'
import { plainText } from './plain-text.ts'

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
