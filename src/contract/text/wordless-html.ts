/** Whether rich text has visible content without words: an image, a rule or a table. */
export const hasWordlessContent = (html: string): boolean => /<(img|hr|table)\b/i.test(html)
