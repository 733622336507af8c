import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'

/** Alignment is an attribute of every block; cells have no separate one. */
const withoutAlign = ({ align: _, ...attributes }: Record<string, object> = {}) => attributes

/**
 * Tables without the widths that the extension adds: the API removes them, so the stored text would count as changed.
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
