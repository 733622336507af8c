/** True when rich text shows nothing: no text, and neither image, nor rule, nor table. */
export const isBlankHtml = (html: string): boolean =>
  !/<(img|hr|table)\b/i.test(html) &&
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;|&#160;|\u200b/g, ' ')
    .trim() === ''
