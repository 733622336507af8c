import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { richTextStyles } from '../../ui/styles/rich-text-styles.ts'
import { sanitizeHtml } from './sanitize-html.ts'

/** Renders stored rich text, sanitized. */
export const RichText = ({ html, lang }: { html: string; lang?: string }) => {
  const safe = useMemo(() => ({ __html: sanitizeHtml(html) }), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rich text is HTML; sanitizeHtml is the one way in
  return <Box sx={richTextStyles} dangerouslySetInnerHTML={safe} lang={lang} />
}
