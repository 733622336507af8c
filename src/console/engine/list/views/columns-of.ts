import type { Column, Platform } from '../../../../modules/format/types.ts'

/** Columns of a mode, in order. */
export const columnsOf = (columns: readonly Column[], platform: Platform): readonly Column[] =>
  columns.filter((column) => column.platform === undefined || column.platform === platform)
