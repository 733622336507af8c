import type { CellWords } from '../../../../../src/console/engine/list/grid/cell-text.ts'
import type { GridColumn } from '../../../../../src/console/engine/list/grid/grid-columns.ts'

/** English texts; no record has a known name. */
export const words: CellWords = {
  ...{ language: 'en', label: String, yes: 'Yes', no: 'No' },
  nameOf: () => undefined,
  isLoading: () => false,
}

/** A column named like its kind. */
export const column = (kind: GridColumn['kind'], more: Partial<GridColumn> = {}): GridColumn => ({
  ...{ key: kind, name: kind, label: kind, kind, schema: {}, options: {}, isRequired: false },
  ...more,
})
