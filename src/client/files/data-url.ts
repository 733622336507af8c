/** A file that a form holds as a data URL, with its name as a parameter of the media type, as rjsf writes it. */
const dataUrl = /^data:([^;,]*)((?:;[^;,=]+=[^;,]*)*);base64,/

/** Whether a form value is a file that the user selected. */
export const isDataUrl = (value: unknown): value is string => typeof value === 'string' && dataUrl.test(value)

/** The content of a data URL in Base64. */
export const base64Of = (url: string): string => url.slice(url.indexOf(',') + 1)

/** The file of a data URL. */
export const fileOf = (url: string): File => {
  const [, type = '', parameters = ''] = dataUrl.exec(url) ?? []
  const name = /;name=([^;]*)/.exec(parameters)?.[1] ?? 'file'
  const bytes = Uint8Array.from(atob(base64Of(url)), (character) => character.charCodeAt(0))
  return new File([bytes], decodeURIComponent(name), { type })
}
