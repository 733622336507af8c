import type { KeyboardEvent } from 'react'

/** An event of a cell, which the DataGrid handles too unless `defaultMuiPrevented` is set. */
export type CellKeyEvent = KeyboardEvent<HTMLElement> & { defaultMuiPrevented?: boolean }

/** The rows and columns by which an arrow key moves. */
export const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Keys that begin a text of an input method, or an accented letter. */
const composing = ['Process', 'Unidentified', 'Dead']

/** Whether a key types a character, or begins to. */
export const isCharacter = ({ key, ctrlKey, metaKey, altKey }: CellKeyEvent): boolean =>
  ([...key].length === 1 || composing.includes(key)) && !ctrlKey && !metaKey && !altKey
