import type { useGrid } from './use-grid.ts'

type ListGrid = ReturnType<typeof useGrid>

/** The state and actions that a grid's cells, keys and bar need. */
export interface Grid extends Omit<ListGrid, 'form' | 'gridPage' | 'listed' | 'look' | 'lookUp'> {
  /** The list page of the dialog of columns; undefined if there is none. */
  gridPage?: ListGrid['gridPage']
  listed: { error: Error | null; retry: () => void; isWhole: boolean }
  /** The settings of widths and density. */
  look: { module: { id: string }; lookName?: string }
  setView: (first: number, last: number) => void
}
