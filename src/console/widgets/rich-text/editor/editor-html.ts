import type { Editor } from '@tiptap/react'
import { isBlankHtml } from '../blank-html.ts'

/** The editor's content as HTML, without trailing empty lines; empty if nothing is visible. */
export const editorHtml = (editor: Editor): string => {
  const html = editor.getHTML().replace(/(<p><\/p>)+$/, '')
  return isBlankHtml(html) ? '' : html
}
