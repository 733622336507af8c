const maxLength = 120
/** Browsers send no longer names, and endless spaces are slow to trim. */
const maxSent = 1000

/** Codes that steer terminals or turn the direction of text, so that `gpj.exe` could read `exe.jpg`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern removes them
const invisible = /[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

/**
 * Decodes a file name of a multipart form. Browsers send `"`, CR and LF as `%22`, `%0D` and `%0A`, and no other escapes
 * (WHATWG HTML, "multipart/form-data encoding algorithm"). A name that really contains `%22` is indistinguishable;
 * quotation marks are more likely.
 */
export const sentFileName = (name: string): string =>
  name.replace(/%(22|0D|0A)/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/**
 * The safe name of an uploaded file: no folders, no invisible characters, at most 120 characters, and the extension of
 * its content. Never empty.
 */
export const cleanFileName = (name: string, extension: string): string => {
  const last = (name.split(/[\\/]/).at(-1) ?? '').slice(0, maxSent).normalize('NFC')
  const plain = last
    .replace(/[\r\n\t]+/g, ' ')
    .replace(invisible, '')
    .replace(/[<>:"|?*]/g, '_')
  const stem = plain.replace(/\.[^.]*$/, '').replace(/^[\s.]+|[\s.]+$/g, '')
  const short = [...stem]
    .slice(0, maxLength - extension.length - 1)
    .join('')
    .trim()
  return `${short || 'file'}.${extension}`
}

/** The `Content-Disposition` header for a name in any script (RFC 6266). */
export const contentDisposition = (name: string): string => {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `inline; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
