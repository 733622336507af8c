import createDOMPurify from 'dompurify'
import { apiUrl } from '../../../client/http.ts'

const tags =
  'p br h1 h2 h3 h4 h5 h6 strong b em i u s del sub sup a ul ol li blockquote img code pre hr span div ' +
  'table caption colgroup col thead tbody tfoot tr th td figure figcaption'

const attributes = [
  'href',
  'src',
  'alt',
  'title',
  'dir',
  'lang',
  'width',
  'height',
  'colspan',
  'rowspan',
  'start',
]

const purify = createDOMPurify(window)

purify.addHook('afterSanitizeAttributes', (element) => {
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
  purify.sanitize(html, { ALLOWED_TAGS: tags.split(' '), ALLOWED_ATTR: attributes, ALLOW_DATA_ATTR: false })
