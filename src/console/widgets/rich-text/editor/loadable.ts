import { raiseCaptions } from '../paste/tables.ts'

/** Converts a stored text to what the editor can hold: texts of other programs may have table captions. */
export const loadable = (html: string): string => {
  if (!/<caption\b/i.test(html)) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  raiseCaptions(body)
  return body.innerHTML
}
