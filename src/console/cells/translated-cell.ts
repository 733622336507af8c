import type { Cell } from './cell.ts'
import { textCell } from './text-cell.tsx'

/** One text of a per-language list, rendered like a plain text. */
export const translatedCell: Cell = {
  ...textCell,
  name: 'translated',
  types: ['array', 'string', 'null'],
}
