import type { useGrid } from './use-grid.ts'

type ListGrid = ReturnType<typeof useGrid>

/** The state and actions that a grid's cells, keys and bar need. */
export interface Grid extends Omit<ListGrid, 'form' | 'gridPage' | 'listed' | 'settingsOf' | 'lookUp'> {
  /** The list page of the dialog of columns; undefined if there is none. */
  gridPage?: ListGrid['gridPage']
  listed: {
    /** The stored rows that are loaded, which come first. */
    rows: readonly unknown[]
    /** Number of stored rows. */
    total: number
    error: Error | null
    retry: () => void
    isWhole: boolean
    /** Loads the next rows if a row is near the end. */
    showRows: (last: number) => void
  }
  /** The settings of widths and density. */
  settingsOf: { module: { id: string }; settingsName?: string }
  setView: (first: number, last: number) => void
}
