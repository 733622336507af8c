import createDOMPurify from 'dompurify'
import { apiUrl } from '../../../client/http.ts'
import { keptTags, tagsReadAs } from '../../../contract/text/rich-text-kept.ts'
import { keptStyle } from '../../../contract/text/rich-text-rules.ts'

/** The kept tags, and tags that other programs may have stored instead. */
const tags = [...Object.keys(keptTags), ...Object.keys(tagsReadAs)]

const attributes = [...new Set(Object.values(keptTags).flat())]

const purify = createDOMPurify(window)

purify.addHook('afterSanitizeAttributes', (element) => {
  const style = keptStyle(element.getAttribute('style') ?? '')
  if (style === '') element.removeAttribute('style')
  else element.setAttribute('style', style)
  if (element.tagName === 'A' && element.hasAttribute('href')) {
    element.setAttribute('target', '_blank')
    element.setAttribute('rel', 'noopener noreferrer')
  }
  const src = element.getAttribute('src')
  if (element.tagName === 'IMG' && src?.startsWith('/')) element.setAttribute('src', apiUrl(src))
})

/**
 * Sanitizes rich text for rendering: keeps text markup, links and images. The API sanitizes what it stores; this is a
 * second layer, for data that reached its database another way.
 */
export const sanitizeHtml = (html: string): string =>
  purify.sanitize(html, { ALLOWED_TAGS: tags, ALLOWED_ATTR: attributes, ALLOW_DATA_ATTR: false })
