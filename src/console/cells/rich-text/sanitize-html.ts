import createDOMPurify from 'dompurify'
import { apiUrl } from '../../../client/http.ts'
import { keptTags, tagsReadAs } from '../../../contract/text/rich-text-kept.ts'
import { keptStyle } from '../../../contract/text/rich-text-rules.ts'

/** Whatever is kept, and what another program may have stored in its place. */
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
 * Rich text that is safe to put into a page: text markup, links and images. The API cleans what it stores; this is the
 * second lock, for what came into its database another way.
 */
export const sanitizeHtml = (html: string): string =>
  purify.sanitize(html, { ALLOWED_TAGS: tags, ALLOWED_ATTR: attributes, ALLOW_DATA_ATTR: false })
