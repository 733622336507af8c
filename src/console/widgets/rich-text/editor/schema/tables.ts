import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'

/** Alignment is an attribute of every block; cells have no other beside it. */
const withoutAlign = ({ align: _, ...attributes }: Record<string, object> = {}) => attributes

/**
 * Tables, written without the widths that the extension puts into them: the API takes those out, and what comes back
 * would count as changed.
 */
export const tables = [
  Table.extend({
    renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  }),
  TableRow,
  TableHeader.extend({
    addAttributes() {
      return withoutAlign(this.parent?.())
    },
  }),
  TableCell.extend({
    addAttributes() {
      return withoutAlign(this.parent?.())
    },
  }),
]
