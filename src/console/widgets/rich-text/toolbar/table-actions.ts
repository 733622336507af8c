import type { Editor } from '@tiptap/react'

interface TableAction {
  /** Key of the name in the translations. */
  id: string
  run: (editor: Editor) => unknown
  /** Always, when left out. */
  isPossible?: (editor: Editor) => boolean
}

/** What can be done outside of a table. */
const outside: readonly TableAction[] = [
  {
    id: 'insert',
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
]

/** What can be done at the cell in which the caret stands, or with the cells over which the pointer was drawn. */
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

/** What the table button offers where the caret stands. */
export const tableActions = (editor: Editor): readonly TableAction[] =>
  editor.isActive('table') ? inside : outside
