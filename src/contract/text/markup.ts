const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A plain text as HTML and XML hold it, between tags and in attributes. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)
