import type { Editor } from '@tiptap/react'

interface TableAction {
  /** Translation key of the name. */
  id: string
  run: (editor: Editor) => unknown
  /** Always possible when omitted. */
  isPossible?: (editor: Editor) => boolean
}

/** Actions outside a table. */
const outside: readonly TableAction[] = [
  {
    id: 'insert',
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
]

/** Actions for the cell at the caret, or for the selected cells. */
const inside: readonly TableAction[] = [
  { id: 'addRowBefore', run: (editor) => editor.chain().focus().addRowBefore().run() },
  { id: 'addRow', run: (editor) => editor.chain().focus().addRowAfter().run() },
  { id: 'addColumnBefore', run: (editor) => editor.chain().focus().addColumnBefore().run() },
  { id: 'addColumn', run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { id: 'headerRow', run: (editor) => editor.chain().focus().toggleHeaderRow().run() },
  {
    id: 'mergeCells',
    run: (editor) => editor.chain().focus().mergeCells().run(),
    isPossible: (editor) => editor.can().mergeCells(),
  },
  {
    id: 'splitCell',
    run: (editor) => editor.chain().focus().splitCell().run(),
    isPossible: (editor) => editor.can().splitCell(),
  },
  { id: 'deleteRow', run: (editor) => editor.chain().focus().deleteRow().run() },
  { id: 'deleteColumn', run: (editor) => editor.chain().focus().deleteColumn().run() },
  { id: 'deleteTable', run: (editor) => editor.chain().focus().deleteTable().run() },
]

/** The table actions at the caret. */
export const tableActions = (editor: Editor): readonly TableAction[] =>
  editor.isActive('table') ? inside : outside
