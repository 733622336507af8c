import { createContext, useLayoutEffect, useRef } from 'react'
import type { Grid } from './grid.ts'
import type { OpenEditor } from './grid-edits.ts'
import type { GridRow, ShownColumn } from './use-grid.ts'
import type { GridKeys } from './use-grid-keys.ts'

/** The grid around a cell. */
export const GridContext = createContext<{ grid: Grid; keys: GridKeys }>(null as never)

/** Props of the editors of cells. */
export interface EditorProps {
  row: GridRow
  column: ShownColumn
  /** The value at the start; undefined if a pressed key replaces it. */
  value: unknown
  /** Passes what the editor holds, without committing it; see {@link OpenEditor.read}. */
  onRead: (read: OpenEditor['read']) => void
  /** Commits this value and moves down. */
  onPick: (value: unknown) => void
}

/** Fills the cell. */
export const inputStyles = { width: 1, height: 1, px: 2, font: 'inherit' } as const

/** Focuses an input as it is mounted, with the caret behind its text. */
export const useFocus = () => {
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const { current } = input
    current?.focus()
    current?.setSelectionRange(current.value.length, current.value.length)
  }, [])
  return input
}
