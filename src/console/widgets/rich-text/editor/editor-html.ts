import type { Editor } from '@tiptap/react'
import { isBlankHtml } from '../blank-html.ts'

/** What the editor holds, as HTML, without the empty lines at its end; empty text when it shows nothing. */
export const editorHtml = (editor: Editor): string => {
  const html = editor.getHTML().replace(/(<p><\/p>)+$/, '')
  return isBlankHtml(html) ? '' : html
}
