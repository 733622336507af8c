/** Whether rich text shows something that needs no words: a picture, a rule or a table. */
export const hasWordlessContent = (html: string): boolean => /<(img|hr|table)\b/i.test(html)
