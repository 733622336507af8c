const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold
const unspeakable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const escaped = (text: string): string => text.replace(/[&<>"\r]/g, (sign) => escapes[sign] ?? sign)

/** A text as an attribute of XML; signs that XML cannot hold are left out. */
export const xmlAttribute = (text: string): string =>
  escaped(text.toWellFormed().replace(unspeakable, '')).replace(
    /[\n\t]/g,
    (sign) => `&#${sign.charCodeAt(0)};`,
  )

/** A text as the content of an XLIFF element: signs that XML cannot hold are `<cp>` elements (XLIFF 2.0, 4.7.2.6). */
export const xliffText = (text: string): string =>
  escaped(text.toWellFormed()).replace(
    unspeakable,
    (sign) => `<cp hex="${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}"/>`,
  )
