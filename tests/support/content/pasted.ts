import { Editor } from '@tiptap/react'
import { extensions } from '../../../src/console/widgets/rich-text/editor/extensions.ts'
import { editorHtml } from '../../../src/console/widgets/rich-text/editor/use-rich-text-editor.ts'
import { cleanPastedHtml } from '../../../src/console/widgets/rich-text/paste/clean-pasted-html.ts'
import { cleanHtml } from '../../../src/server/text/sanitize.ts'

/** The API's form of pasted HTML, without the paragraph at the start of each list item. */
export const storedOfPaste = (html: string): string => {
  const editor = new Editor({ extensions, content: cleanPastedHtml(html) })
  const text = cleanHtml(editorHtml(editor))
  editor.destroy()
  return text.replaceAll(/<li([^>]*)><p>(.*?)<\/p>/g, '<li$1>$2')
}

/** A style sheet in the form of Word. */
export const wordStyles = (rules: string): string => `<style><!-- /* Styles */ ${rules} --></style>`
