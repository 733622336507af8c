import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'

/**
 * Tables, written without the widths that the extension puts into them: the API takes those out, and what comes back
 * would count as changed.
 */
export const tables = [
  Table.extend({
    renderHTML: ({ HTMLAttributes: { dir } }) => ['table', dir ? { dir } : {}, ['tbody', 0]],
  }),
  TableRow,
  TableHeader,
  TableCell,
]
