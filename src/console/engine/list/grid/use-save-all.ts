import type { useGridApiRef } from '@mui/x-data-grid'
import type { RefObject } from 'react'
import { useSaveKeys } from '../../../ui/hooks/use-save-keys.ts'
import type { Grid } from './grid.ts'
import type { GridKeys } from './use-grid-keys.ts'

interface Options {
  root: RefObject<HTMLElement | null>
  api: ReturnType<typeof useGridApiRef>
  grid: Grid
  keys: GridKeys
}

/** Saves all rows on the keys that save a form. The open editor closes: its cell cannot be changed during the save. */
export const useSaveAll = ({ root, api, grid, keys }: Options): void =>
  useSaveKeys(root, (pressed) => {
    if (pressed !== 'save') return
    const { row: id, column } = grid.editor.current ?? {}
    if (id !== undefined && column) {
      keys.leave()
      const cell = { id, field: column.key }
      api.current?.stopCellEditMode({ ...cell, ignoreModifications: true, cellToFocusAfter: 'none' })
      api.current?.setCellFocus(id, column.key)
    }
    grid.saveAll()
  })
