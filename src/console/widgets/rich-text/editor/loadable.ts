import { raiseCaptions } from '../paste/tables.ts'

/** A stored text as the editor can hold it: another program may have given its tables captions. */
export const loadable = (html: string): string => {
  if (!/<caption\b/i.test(html)) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  raiseCaptions(body)
  return body.innerHTML
}
