import type { Editor } from '@tiptap/react'

interface TableAction {
  /** Key of the name in the translations. */
  id: string
  run: (editor: Editor) => unknown
}

/** What can be done outside of a table. */
const outside: readonly TableAction[] = [
  {
    id: 'insert',
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
]

/** What can be done at the cell in which the caret stands. */
const inside: readonly TableAction[] = [
  { id: 'addRow', run: (editor) => editor.chain().focus().addRowAfter().run() },
  { id: 'addColumn', run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { id: 'headerRow', run: (editor) => editor.chain().focus().toggleHeaderRow().run() },
  { id: 'deleteRow', run: (editor) => editor.chain().focus().deleteRow().run() },
  { id: 'deleteColumn', run: (editor) => editor.chain().focus().deleteColumn().run() },
  { id: 'deleteTable', run: (editor) => editor.chain().focus().deleteTable().run() },
]

/** What the table button offers where the caret stands. */
export const tableActions = (editor: Editor): readonly TableAction[] =>
  editor.isActive('table') ? inside : outside
