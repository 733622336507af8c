import { hasWordlessContent } from '../../../contract/text/wordless-html.ts'

/** True when rich text shows nothing. */
export const isBlankHtml = (html: string): boolean =>
  !hasWordlessContent(html) &&
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;|&#160;|\u200b/g, ' ')
    .trim() === ''
