import { hasWordlessContent } from '../../../contract/text/markup.ts'

/** Whether rich text has no visible content. */
export const isBlankHtml = (html: string): boolean =>
  !hasWordlessContent(html) &&
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;|&#160;|\u200b/g, ' ')
    .trim() === ''
