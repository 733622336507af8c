const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a plain text for HTML and XML content and attributes. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)

/** Whether rich text has visible content without words: an image, a rule or a table. */
export const hasWordlessContent = (html: string): boolean => /<(img|hr|table)\b/i.test(html)
