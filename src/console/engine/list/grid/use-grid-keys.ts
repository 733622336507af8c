import type { GridCellParams, useGridApiRef } from '@mui/x-data-grid'
import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { latinKey } from '../../../ui/latin-key.ts'
import { nextFault, type Place, placeAfter, type Step } from './cell-block.ts'
import { type CellKeyEvent, isCharacter, steps } from './cell-keys.ts'
import type { Grid } from './grid.ts'
import { getCell } from './grid-columns.ts'
import { focusedCell, isInput, useCellBlock } from './use-cell-block.ts'
import type { ShownColumn } from './use-grid.ts'

/** Cells whose arrow keys select an option while they are edited. */
const choices = ['choice', 'toggle', 'reference']

/** Cells with a calendar or clock. */
const moments = ['date', 'time', 'date-time']

/** The keys and reasons that leave an editor with the suggestion for its text. */
const accepting = ['Enter', 'enterKeyDown', 'tabKeyDown', 'shiftTabKeyDown']

interface Options {
  api: ReturnType<typeof useGridApiRef>
  grid: Grid
  isRtl: boolean
  /** Opens the form of a row at a field. */
  openForm: (row: string, field: string) => void
}

/** The keyboard and block selection of a grid, as in spreadsheet programs. */
export const useGridKeys = ({ api, grid, isRtl, openForm }: Options) => {
  const { rows, columns } = grid
  const cells = useCellBlock(grid)
  const { latestBlock, setBlock, cellPlace, textAt } = cells
  /** Whether the open editor began with an empty text. */
  const [isReplacing, setReplacing] = useState(false)
  /** Whether the editor opens with its calendar. */
  const [isPicking, setPicking] = useState(false)
  const last: Place = { row: rows.length - 1, column: columns.length - 1 }
  /** The last place of a block; its row may not be loaded yet. */
  const lastOfBlock = grid.listed.isWhole ? last : { ...last, row: Math.max(last.row, grid.listed.total - 1) }

  const show = ({ row, column }: Place): void => {
    const key = columns[column]?.key
    if (key !== undefined)
      api.current?.scrollToIndexes({ rowIndex: row, colIndex: api.current.getColumnIndex(key) })
  }
  const focus = (place: Place): void => {
    const [row, column] = [rows[place.row], columns[place.column]]
    if (!row || !column) return
    show(place)
    api.current?.setCellFocus(row.id, column.key)
  }

  /** Opens the editor at once, so that the pressed key, or the input method that it starts, writes into it. */
  const edit = (
    { id, field }: Pick<GridCellParams, 'id' | 'field'>,
    replace: boolean,
    pick = false,
  ): void => {
    if (grid.refuses() || !grid.startOf(String(id), false)) return
    setBlock(null)
    flushSync(() => {
      setReplacing(replace)
      setPicking(pick)
      api.current?.startCellEditMode({ id, field })
    })
  }

  /**
   * Ends the open editor, and commits its text unless it is given up. As in spreadsheet programs, Tab and Enter take the
   * suggestion for a part of a name; a click elsewhere keeps the text as it was typed.
   */
  const leave = (reason?: string): void => {
    const open = grid.editor.current
    if (open) open.isClosed = true
    if (reason === 'escapeKeyDown') grid.editor.current = null
    else grid.commit(reason !== undefined && accepting.includes(reason))
  }

  /** The place after an arrow key; `isFar` goes to the end of the filled cells. */
  const stepped = (from: Place, [down, across]: Step, isFar: boolean, end = last): Place =>
    placeAfter(from, [down, isRtl ? -across : across], end, isFar ? (at) => textAt(at) !== '' : null)
  const extend = (to: Place, at: Place): void => {
    setBlock({ from: latestBlock.current?.from ?? at, to })
    cells.whenLoaded(to.row, () => show(to))
  }
  /** Home and End go to the first and last cell of the row, with Ctrl of the grid; with Shift they extend the block. */
  const pressEnd = (event: CellKeyEvent, at: Place): boolean => {
    const { key, shiftKey } = event
    if (key !== 'Home' && key !== 'End') return false
    event.preventDefault()
    const end = shiftKey ? lastOfBlock : last
    const column = key === 'Home' ? 0 : end.column
    const from = (shiftKey && latestBlock.current?.to) || at
    const to = event.ctrlKey || event.metaKey ? { row: column && end.row, column } : { ...from, column }
    if (shiftKey) {
      extend(to, at)
      return true
    }
    setBlock(null)
    focus(to)
    return true
  }
  /** Arrows with Shift extend the block, with Ctrl they go to the end of the filled cells, with Alt they move the row. */
  const pressArrow = (event: CellKeyEvent, at: Place): boolean => {
    const step = steps[event.key]
    const isFar = event.ctrlKey || event.metaKey
    if (!step) return false
    // The browser would scroll, by a page with Alt.
    event.preventDefault()
    if (event.altKey) return grid.move(at.row, at.row + step[0])
    if (!event.shiftKey) {
      setBlock(null)
      if (isFar) focus(stepped(at, step, true))
      return isFar
    }
    extend(stepped(latestBlock.current?.to ?? at, step, isFar, isFar ? last : lastOfBlock), at)
    return true
  }
  /** In an editor, Shift and Enter go up, and arrows leave a text that was typed over the cell; F2 keeps them in it. */
  const pressInEditor = ({ id, field }: GridCellParams, event: CellKeyEvent, at: Place): boolean => {
    const { key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent } = event
    if (nativeEvent.isComposing) return false
    if (key === 'F2') setReplacing(false)
    const isPlain = !shiftKey && !ctrlKey && !metaKey && !altKey
    const leaves = isReplacing && isPlain && !choices.includes(columns[at.column]?.kind ?? '')
    const step = key === 'Enter' && shiftKey ? steps.ArrowUp : leaves ? steps[key] : undefined
    if (!step) return false
    event.preventDefault()
    leave(key)
    api.current?.stopCellEditMode({ id, field, ignoreModifications: true, cellToFocusAfter: 'none' })
    focus(stepped(at, step, false))
    return true
  }

  /** Undoes or repeats a change of cells; without one, Ctrl and Z undo the last save as long as its toast shows. */
  const travel = (event: CellKeyEvent, way: 'undo' | 'redo'): void => {
    const { history } = grid.state
    const isRefused = grid.refuses()
    if (isRefused || history[way === 'undo' ? 'past' : 'future'].length > 0) event.stopPropagation()
    if (!isRefused) grid.state.dispatch({ do: way })
  }

  /** Actions of Ctrl or Cmd with a letter. */
  const shortcuts: Readonly<Record<string, (event: CellKeyEvent) => void>> = {
    z: (event) => travel(event, event.shiftKey ? 'redo' : 'undo'),
    y: (event) => travel(event, 'redo'),
    d: cells.fillDown,
    a: () => {
      cells.chooseAll()
      const [at, end] = [focusedCell(), latestBlock.current?.to]
      // The empty row at the end is not selected.
      if (at && end && cellPlace(at.id, at.field).row > end.row) focus(end)
    },
  }
  const pressShortcut = (event: CellKeyEvent): boolean => {
    const isControl = (event.ctrlKey || event.metaKey) && !event.altKey
    const act = isControl ? shortcuts[latinKey(event)] : undefined
    act?.(event)
    if (act) event.preventDefault()
    return act !== undefined
  }

  /** Alt and Down open the calendar, unless they move the row. */
  const pressPicker = (params: GridCellParams, event: CellKeyEvent, column: ShownColumn): boolean => {
    if (!event.altKey || event.key !== 'ArrowDown' || grid.isMovable || !moments.includes(column.kind))
      return false
    event.preventDefault()
    const row = grid.byId.get(String(params.id))
    if (!grid.opens(row, column)) edit(params, false, true)
    return true
  }

  const open = (params: GridCellParams, column: ShownColumn, at: Place): void => {
    const row = rows[at.row]
    if (column.kind === 'toggle') {
      if (row) grid.enter([{ row: row.id, column, value: getCell(row.data, column) !== true }])
    } else if (!grid.opens(row, column)) edit(params, false)
    else openForm(String(params.id), column.name)
  }
  /** Actions of keys with a name. */
  const pressNamed = (
    params: GridCellParams,
    event: CellKeyEvent,
    column: ShownColumn,
    at: Place,
  ): boolean => {
    const { key } = event
    if (key === 'Escape') cells.giveUp()
    else if (key === 'Delete' || key === 'Backspace') cells.clear()
    else if (key === 'Enter' || key === 'F2' || (key === ' ' && column.kind === 'toggle'))
      open(params, column, at)
    else return false
    event.preventDefault()
    return true
  }
  /** A character replaces the content of its cell. */
  const pressCharacter = (params: GridCellParams, event: CellKeyEvent, column: ShownColumn): boolean => {
    if (!isCharacter(event)) return false
    const row = grid.byId.get(String(params.id))
    if (!grid.opens(row, column)) edit(params, true)
    return true
  }

  return {
    ...cells,
    isReplacing,
    isPicking,
    edit,
    leave,
    /** Focuses the next cell with a fault after a cell. */
    goToFault: (from: { id: string; field: string } | null): void => {
      const keys = columns.map(({ key }) => key)
      const next = nextFault(rows, keys, from && cellPlace(from.id, from.field))
      if (next) focus(next)
    },
    onCellKeyDown: (params: GridCellParams, event: CellKeyEvent): void => {
      const at = cellPlace(params.id, params.field)
      const column = columns[at.column]
      if (params.cellMode === 'edit') {
        if (pressInEditor(params, event, at)) event.defaultMuiPrevented = true
        return
      }
      const isDone =
        pressShortcut(event) ||
        pressEnd(event, at) ||
        (column
          ? pressPicker(params, event, column) ||
            pressArrow(event, at) ||
            pressNamed(params, event, column, at) ||
            pressCharacter(params, event, column)
          : event.altKey && pressArrow(event, at))
      if (isDone) event.defaultMuiPrevented = true
    },
    /** A click into an editor leaves the arrow keys to its text. */
    keepInEditor: (): void => setReplacing(false),
    /** Leaves copying and pasting to the events of the clipboard, before the DataGrid handles the keys. */
    onKeyDownCapture: (event: KeyboardEvent<HTMLElement>): void => {
      const isClipboard = (event.ctrlKey || event.metaKey) && /^[cxv]$/.test(latinKey(event))
      if (isClipboard && !isInput(event.target)) event.stopPropagation()
    },
  }
}

export type GridKeys = ReturnType<typeof useGridKeys>
