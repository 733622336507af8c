import Box from '@mui/material/Box'
import createDOMPurify from 'dompurify'
import { useMemo } from 'react'
import { apiUrl } from '../../client/http.ts'
import { keptStyle, keptTags, tagsReadAs } from '../../contract/text/rich-text-rules.ts'
import { richTextStyles } from '../ui/styles/rich-text-styles.ts'

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

/** Renders stored rich text, sanitized. */
export const RichText = ({ html, lang }: { html: string; lang?: string }) => {
  const safe = useMemo(() => ({ __html: sanitizeHtml(html) }), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rich text is HTML; sanitizeHtml is the one way in
  return <Box sx={richTextStyles} dangerouslySetInnerHTML={safe} lang={lang} />
}
