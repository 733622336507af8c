// @vitest-environment jsdom
import { Editor } from '@tiptap/react'
import { describe, expect, it } from 'vitest'
import { extensions } from '../../../../src/console/widgets/rich-text/editor/extensions.ts'
import { editorHtml } from '../../../../src/console/widgets/rich-text/editor/use-rich-text-editor.ts'
import { tableActions } from '../../../../src/console/widgets/rich-text/toolbar/actions.ts'

describe('a table', () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td><p>${cell}</p></td>`).join('')}</tr>`
  const tableOf = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`
  const withTable = (): Editor => {
    const editor = new Editor({ extensions, content: tableOf(row('a', 'b'), row('c', 'd')) })
    editor.commands.setTextSelection(4)
    return editor
  }
  const actionOf = (editor: Editor, name: string) => {
    const action = tableActions(editor).find(({ id }) => id === name)
    if (!action) throw new Error(`There is no action "${name}"`)
    return action
  }

  it.each([
    ['addRowBefore', tableOf(row('', ''), row('a', 'b'), row('c', 'd'))],
    ['addRow', tableOf(row('a', 'b'), row('', ''), row('c', 'd'))],
    ['addColumnBefore', tableOf(row('', 'a', 'b'), row('', 'c', 'd'))],
    ['addColumn', tableOf(row('a', '', 'b'), row('c', '', 'd'))],
  ])('gets a row or column on either side of the caret: %s', (name, html) => {
    const editor = withTable()
    actionOf(editor, name).run(editor)
    expect(editorHtml(editor)).toBe(html)
    editor.destroy()
  })

  it('merges selected cells, and splits them again', () => {
    const editor = withTable()
    const possible = () =>
      ['mergeCells', 'splitCell'].map((name) => actionOf(editor, name).isPossible?.(editor))
    expect(possible()).toEqual([false, false])
    const cells: number[] = []
    editor.state.doc.descendants((node, position) => {
      if (node.type.name === 'tableCell') cells.push(position)
    })
    const [anchorCell = 0, headCell = 0] = cells
    editor.commands.setCellSelection({ anchorCell, headCell })
    expect(possible()).toEqual([true, false])
    actionOf(editor, 'mergeCells').run(editor)
    expect(editorHtml(editor)).toBe(tableOf('<tr><td colspan="2"><p>a</p><p>b</p></td></tr>', row('c', 'd')))
    expect(possible()).toEqual([false, true])
    actionOf(editor, 'splitCell').run(editor)
    expect(editorHtml(editor)).not.toContain('colspan="2"')
    editor.destroy()
  })
})
