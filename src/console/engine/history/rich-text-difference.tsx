import Box from '@mui/material/Box'
import { sanitizeHtml } from '../../cells/rich-text/sanitize-html.ts'
import { richTextStyles } from '../../ui/styles/rich-text-styles.ts'
import { changedStyles } from './changed-styles.ts'
import { mergeRichText } from './merge-rich-text.ts'

const bodyOf = (html: string): HTMLElement =>
  new DOMParser().parseFromString(sanitizeHtml(html), 'text/html').body

/** Two versions of rich text merged and rendered: removed content is struck out, added content underlined. */
export const RichTextDifference = ({ before, after }: { before: string; after: string }) => (
  <Box
    ref={(box: HTMLElement | null) => box?.replaceChildren(mergeRichText(bodyOf(before), bodyOf(after)))}
    sx={[richTextStyles, changedStyles]}
  />
)
