import type { Cell } from './cell.ts'
import { textCell } from './text-cell.tsx'

/** One text of a per-language list, as a text is shown. */
export const translatedCell: Cell = {
  ...textCell,
  name: 'translated',
  types: ['array', 'string', 'null'],
}
