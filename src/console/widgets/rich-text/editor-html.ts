import type { Editor } from '@tiptap/react'
import { isBlankHtml } from './blank-html.ts'

/** What the editor holds, as HTML; empty text when it shows nothing. */
export const editorHtml = (editor: Editor): string => {
  const html = editor.getHTML()
  return isBlankHtml(html) ? '' : html
}
