import { type ClipboardEvent, useRef, useState } from 'react'
import { readTable, writeTable } from '../../../../spreadsheet/clipboard.ts'
import { type Block, edgesOf, isInBlock, type Place, pastedCells, placesIn } from './cell-block.ts'
import { cellText } from './cell-text.ts'
import type { Grid } from './grid.ts'
import { getCell } from './grid-columns.ts'
import type { Entry } from './grid-edits.ts'

/** Whether an event is of an editor, which has a text and a clipboard of its own. */
export const isInput = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** The focused cell of a DataGrid; null if the focus is elsewhere. */
export const focusedCell = (): { id: string; field: string } | null => {
  const cell = document.activeElement?.closest<HTMLElement>('[role=gridcell]')
  const { field } = cell?.dataset ?? {}
  const { id } = cell?.closest<HTMLElement>('[role=row]')?.dataset ?? {}
  return field !== undefined && id !== undefined ? { id, field } : null
}

type BlockOwner = Pick<Grid, 'rows' | 'columns' | 'words' | 'canAdd' | 'newKeys' | 'enter' | 'opens'>

/** The selected block of cells, and what is done with all of them: copy, paste, clear, fill down. */
export const useCellBlock = (grid: BlockOwner) => {
  const { rows, columns, words } = grid
  const [block, showBlock] = useState<Block | null>(null)
  /** The block after the last key, which may not be rendered yet. */
  const latestBlock = useRef<Block>(null)
  const setBlock = (next: Block | null): void => {
    latestBlock.current = next
    showBlock(next)
  }
  /** The cell that was clicked last, where a block begins. */
  const anchor = useRef<Place>(null)

  const placeOf = (id: unknown, field: string): Place => ({
    row: rows.findIndex((row) => row.id === id),
    column: columns.findIndex(({ key }) => key === field),
  })
  /** The block that contains the focused cell, or only that cell. */
  const chosen = (): Block | null => {
    const cell = focusedCell()
    const place = cell && placeOf(cell.id, cell.field)
    if (!place || place.row < 0 || place.column < 0) return null
    const { current } = latestBlock
    return current && isInBlock(current, place) ? current : { from: place, to: place }
  }
  const textAt = ({ row, column }: Place): string => {
    const [found, of] = [rows[row], columns[column]]
    return found && of ? cellText(of, getCell(found.data, of), words) : ''
  }
  /** Changes cells; those below the last row are new rows. */
  const enterAt = (cells: readonly (Place & Pick<Entry, 'text' | 'value'>)[]): void => {
    const stored = grid.canAdd ? rows.length - 1 : rows.length
    const keys = grid.newKeys(Math.max(0, ...cells.map(({ row }) => row - stored + 1)))
    const entries = cells.flatMap(({ row, column, ...rest }): Entry[] => {
      const id = row >= stored ? keys[row - stored] : rows[row]?.id
      const of = columns[column]
      return id !== undefined && of && !grid.opens(rows[row], of) ? [{ row: id, column: of, ...rest }] : []
    })
    grid.enter(entries)
  }
  const clear = (): void => {
    const at = chosen()
    if (at) enterAt(placesIn(at).map((place) => ({ ...place, text: '' })))
  }
  /** Copies the first row of the block into the others; for a single row, the row above. */
  const fillDown = (): void => {
    const at = chosen()
    if (!at) return
    const { top, bottom, left, right } = edgesOf(at)
    const from = top === bottom ? top - 1 : top
    const source = rows[from]
    if (!source) return
    const target = {
      from: { row: from + 1, column: left },
      to: { row: Math.max(bottom, from + 1), column: right },
    }
    enterAt(
      placesIn(target).flatMap((place) => {
        const column = columns[place.column]
        return column ? [{ ...place, value: getCell(source.data, column) }] : []
      }),
    )
  }
  const copy = (event: ClipboardEvent<HTMLElement>): boolean => {
    const at = isInput(event.target) ? null : chosen()
    if (!at || window.getSelection()?.toString()) return false
    const { top, bottom, left, right } = edgesOf(at)
    const table = Array.from({ length: bottom - top + 1 }, (_, row) =>
      Array.from({ length: right - left + 1 }, (__, column) =>
        textAt({ row: top + row, column: left + column }),
      ),
    )
    event.preventDefault()
    event.clipboardData.setData('text/plain', writeTable(table))
    return true
  }
  return {
    block,
    latestBlock,
    setBlock,
    placeOf,
    textAt,
    clear,
    fillDown,
    isChosen: (place: Place): boolean => block !== null && isInBlock(block, place),
    /** A click begins a block, with Shift it ends there. */
    click: (to: Place, isRange: boolean): void => {
      if (to.column < 0) return
      setBlock(isRange ? { from: latestBlock.current?.from ?? anchor.current ?? to, to } : null)
      if (!isRange) anchor.current = to
    },
    clipboard: {
      onCopy: (event: ClipboardEvent<HTMLElement>): void => void copy(event),
      onCut: (event: ClipboardEvent<HTMLElement>): void => {
        if (copy(event)) clear()
      },
      onPaste: (event: ClipboardEvent<HTMLElement>): void => {
        const at = isInput(event.target) ? null : chosen()
        if (!at) return
        event.preventDefault()
        const cells = pastedCells(readTable(event.clipboardData.getData('text/plain')), at)
        enterAt(cells)
        const { top: row, left: column } = edgesOf(at)
        const last = cells.at(-1)
        if (last && cells.length > 1) setBlock({ from: { row, column }, to: last })
      },
    },
  }
}
