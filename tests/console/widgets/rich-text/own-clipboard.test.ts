// @vitest-environment jsdom
import { TextSelection } from '@tiptap/pm/state'
import { Editor } from '@tiptap/react'
import { describe, expect, it } from 'vitest'
import { extensions } from '../../../../src/console/widgets/rich-text/editor/extensions.ts'
import { editorHtml } from '../../../../src/console/widgets/rich-text/editor/use-rich-text-editor.ts'

/** The clipboard after the whole text is selected and copied. */
const copied = (content: string): string => {
  const editor = new Editor({ extensions, content })
  const { doc } = editor.state
  editor.view.dispatch(
    editor.state.tr.setSelection(TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size))),
  )
  const { dom } = editor.view.serializeForClipboard(editor.state.selection.content())
  editor.destroy()
  return dom.innerHTML
}

const pasted = (html: string, content: string, at: number): string => {
  const editor = new Editor({ extensions, content })
  editor.commands.setTextSelection(at)
  editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent)
  const text = editorHtml(editor)
  editor.destroy()
  return text
}

describe('content copied in the editor', () => {
  const texts = [
    '<p style="text-align: center;">a</p>',
    '<p dir="rtl" style="padding-right: 40px;">س</p>',
    '<h2 style="text-align: right;">a</h2>',
    '<p style="text-align: center;">a</p><p style="text-align: right;">b</p>',
    '<ol dir="rtl" start="4" type="a"><li dir="rtl"><p>a</p></li><li><p>b</p></li></ol>',
    '<ol start="4" type="a"><li><p>a</p></li></ol>',
    '<ol style="list-style-type: bengali;"><li><p>a</p><ul><li><p>b</p></li></ul></li></ol>',
    '<ul style="list-style-type: none;"><li><p>[1] a</p></li><li><p>[2] b</p></li></ul>',
    '<blockquote dir="rtl"><p style="text-align: center;">a</p></blockquote>',
    '<p><img src="/a.png" alt="a" title="t" width="50%" height="10"></p>',
    '<p>a <span dir="ltr" lang="en">b</span></p>',
  ]
  it.each(texts)('is the same in an empty line: %s', (text) => {
    expect(pasted(copied(text), '<p></p>', 1)).toBe(text)
  })

  it.each([
    [
      '<ol start="4"><li><p>four</p></li><li><p>five</p></li><li><p>six</p></li></ol>',
      'five',
      '<ol start="5"><li><p>five</p></li><li><p>six</p></li></ol>',
    ],
    [
      '<ol type="i"><li><p>i</p><ol start="3" style="list-style-type:bengali"><li><p>three</p></li><li><p>four</p></li></ol></li></ol>',
      'four',
      '<ol style="list-style-type: bengali;" start="4"><li><p>four</p></li></ol>',
    ],
  ])('keeps the numbers of a list that is copied in part: %s', (content, from, expected) => {
    const editor = new Editor({ extensions, content })
    const { doc } = editor.state
    let start = 0
    doc.descendants((node, position) => {
      if (node.isText && node.text === from) start = position
    })
    const end = TextSelection.atEnd(doc).to
    editor.view.dispatch(editor.state.tr.setSelection(TextSelection.create(doc, start, end)))
    const { dom } = editor.view.serializeForClipboard(editor.state.selection.content())
    editor.destroy()
    expect(pasted(dom.innerHTML, '<p></p>', 1)).toBe(expected)
  })

  it('joins the words at the caret in other places', () => {
    expect(pasted(copied('<p style="text-align: center;">a</p>'), '<p>xy</p>', 2)).toBe('<p>xay</p>')
  })

  it('is cleaned when it is of another editor', () => {
    const html =
      '<h1 data-pm-slice="1 1 []" style="text-align: center">a</h1><p>b<img src="https://example.org/a.png" width="9"></p>'
    expect(pasted(html, '<p></p>', 1)).toBe('<h2>a</h2><p>b<img src="https://example.org/a.png"></p>')
  })

  it('has only the allowed attributes, whatever the clipboard contains', () => {
    const context = JSON.stringify([
      'orderedList',
      { 'text-align': 'center;position:fixed', start: 2 },
      'listItem',
      null,
    ])
    const html = `<p data-console-text data-pm-slice='0 0 ${context}'>a</p>`
    expect(pasted(html, '<p></p>', 1)).not.toContain('position')
  })
})
