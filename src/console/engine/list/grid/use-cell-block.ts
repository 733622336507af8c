import { type ClipboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readTable, writeTable } from '../../../../spreadsheet/clipboard.ts'
import { useLatest } from '../../../ui/hooks/use-latest.ts'
import { nextPaint } from '../../../ui/lazy/after-paint.tsx'
import { showToast } from '../../../ui/toasts/toasts.tsx'
import { type Block, edgesOf, isInBlock, type Place, pastedCells, placesIn } from './cell-block.ts'
import { cellText } from './cell-text.ts'
import type { Grid } from './grid.ts'
import { getCell } from './grid-columns.ts'
import { byRefusal, type Entry } from './grid-edits.ts'
import type { ShownColumn } from './grid-layout.ts'
import { isUnknown } from './use-edited-rows.ts'
import { useWhenLoaded } from './use-when-loaded.ts'

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

type BlockOwner = Pick<
  Grid,
  | 'rows'
  | 'columns'
  | 'words'
  | 'canAdd'
  | 'newKeys'
  | 'enter'
  | 'opens'
  | 'refusalOf'
  | 'listed'
  | 'missing'
  | 'loadRecords'
>

/** The selected block of cells, and what is done with all of them: copy, paste, clear, fill down. */
export const useCellBlock = (grid: BlockOwner) => {
  const { rows, columns, words, listed } = grid
  const { t } = useTranslation('tools')
  const loading = useWhenLoaded(listed)
  const [isLoading, setLoading] = useState(false)
  const [block, showBlock] = useState<Block | null>(null)
  /** The block after the last key, which may not be rendered yet. */
  const latestBlock = useRef<Block>(null)
  const setBlock = (next: Block | null): void => {
    latestBlock.current = next
    showBlock(next)
  }
  /** The cell that was clicked last, where a block begins. */
  const anchor = useRef<Place>(null)
  const cellPlace = (id: unknown, field: string): Place => ({
    row: rows.findIndex((row) => row.id === id),
    column: columns.findIndex(({ key }) => key === field),
  })
  /** The block that contains the focused cell, or only that cell. */
  const chosen = (): Block | null => {
    const cell = focusedCell()
    const place = cell && cellPlace(cell.id, cell.field)
    if (!place || place.row < 0 || place.column < 0) return null
    const { current } = latestBlock
    return current && isInBlock(current, place) ? current : { from: place, to: place }
  }
  const textAt = ({ row, column }: Place): string => {
    const [found, of] = [rows[row], columns[column]]
    return found && of ? cellText(of, getCell(found.data, of), words) : ''
  }
  /**
   * Changes cells; those below the last row are new rows. Says how many cells are left out because they have no editor
   * here, or because their rows cannot be changed.
   */
  const enterAt = (cells: readonly (Place & Pick<Entry, 'text' | 'value'>)[]): void => {
    const stored = grid.canAdd ? rows.length - 1 : rows.length
    const keys = grid.newKeys(Math.max(0, ...cells.map(({ row }) => row - stored + 1)))
    const entries = cells.flatMap(({ row, column, ...rest }): Entry[] => {
      const id = row >= stored ? keys[row - stored] : rows[row]?.id
      const of = columns[column]
      return id !== undefined && of && !grid.opens(rows[row], of) ? [{ row: id, column: of, ...rest }] : []
    })
    const [open, refused] = byRefusal(entries, grid.refusalOf)
    grid.enter(open)
    const left = cells.filter(({ text }) => text).length - entries.filter(({ text }) => text).length
    const messages = [
      left > 0 && t('grid.leftOut', { count: left }),
      ...refused.map(({ count, reason }) => t('grid.refused', { count, reason })),
    ].filter((message) => message !== false)
    if (messages.length > 0) showToast({ message: messages.join(' '), type: 'info' })
  }
  const latestEnter = useLatest(enterAt)
  const latestEnd = useLatest(grid.canAdd ? rows.length - 2 : rows.length - 1)
  /** Changes cells. Rows of the list that are not loaded yet come before new ones. */
  const paste = (table: readonly (readonly string[])[], at: Block): void => {
    const cells = pastedCells(table, at)
    const { top: row, left: column } = edgesOf(at)
    const last = cells.at(-1)
    if (!last) return
    const put = (): void => {
      latestEnter.current(cells)
      if (cells.length > 1) setBlock({ from: { row, column }, to: last })
    }
    if (row >= listed.rows.length) put()
    else loading.start(last.row, put)
  }
  /** Selects the cells of all rows, once all are loaded. */
  const chooseAll = (): void => {
    const end = listed.isWhole ? 0 : listed.total - 1
    const choose = (): void =>
      setBlock({
        from: { row: 0, column: 0 },
        to: { row: Math.max(0, latestEnd.current, end), column: columns.length - 1 },
      })
    choose()
    const chosen = latestBlock.current
    if (!listed.isWhole)
      loading.start(Number.POSITIVE_INFINITY, () => latestBlock.current === chosen && choose())
  }
  const clear = (): void => {
    const at = chosen()
    const texts = at && placesIn(at).map((place) => ({ ...place, text: '' }))
    if (texts) loading.start(edgesOf(at).bottom, () => latestEnter.current(texts))
  }
  /** Copies the first row of a block into the others; for a single row, the row above. */
  const fill = (at: Block): void => {
    const { top, bottom, left, right } = edgesOf(at)
    const from = top === bottom ? top - 1 : top
    const source = rows[from]
    if (!source) return
    const isKnown = ({ key }: ShownColumn): boolean => !isUnknown(source, key, grid.missing)
    const target = {
      from: { row: from + 1, column: left },
      to: { row: Math.max(bottom, from + 1), column: right },
    }
    enterAt(
      placesIn(target).flatMap((place) => {
        const column = columns[place.column]
        return column && isKnown(column) ? [{ ...place, value: getCell(source.data, column) }] : []
      }),
    )
    // Its record has no form.
    if (!columns.slice(left, right + 1).every(isKnown)) showToast({ message: t('failed'), type: 'error' })
  }
  const latestFill = useLatest(fill)
  /** Loads records that are not loaded yet, then uses their cells: these would be empty. */
  const loadThen = async (keys: ReadonlySet<string>, act: () => unknown): Promise<void> => {
    setLoading(true)
    try {
      await grid.loadRecords(keys)
      await nextPaint()
      await act()
    } catch {
      showToast({ message: t('failed'), type: 'error' })
    } finally {
      setLoading(false)
    }
  }
  const latestFillDown = useLatest((at: Block): void => {
    const { top, bottom, left, right } = edgesOf(at)
    const source = rows[top === bottom ? top - 1 : top]
    const shown = columns.slice(left, right + 1)
    if (!source || !shown.some(({ key }) => isUnknown(source, key, grid.missing))) fill(at)
    else void loadThen(new Set([source.id]), () => latestFill.current(at))
  })
  const fillDown = (): void => {
    const at = chosen()
    if (at) loading.start(edgesOf(at).bottom, () => latestFillDown.current(at))
  }
  const tableOf = (at: Block): string => {
    const { top, bottom, left, right } = edgesOf(at)
    return writeTable(
      Array.from({ length: bottom - top + 1 }, (_, row) =>
        Array.from({ length: right - left + 1 }, (__, column) =>
          textAt({ row: top + row, column: left + column }),
        ),
      ),
    )
  }
  const latestTable = useLatest(tableOf)
  /** Copies the cells of a block after its records have loaded. */
  const copyLater = (at: Block): Promise<void> =>
    navigator.clipboard
      .writeText(latestTable.current(at))
      // The browser may allow it only right after the keys.
      .catch(() => showToast({ message: t('grid.copyAgain'), type: 'info' }))
  const latestUnknown = useLatest((at: Block): ReadonlySet<string> => {
    const { top, bottom, left, right } = edgesOf(at)
    const shown = columns.slice(left, right + 1)
    const isPartial = (row: (typeof rows)[number]): boolean =>
      shown.some(({ key }) => isUnknown(row, key, grid.missing))
    return new Set(
      rows
        .slice(top, bottom + 1)
        .filter(isPartial)
        .map(({ id }) => id),
    )
  })
  const copy = (event: ClipboardEvent<HTMLElement>): boolean => {
    const at = isInput(event.target) ? null : chosen()
    if (!at || window.getSelection()?.toString()) return false
    event.preventDefault()
    if (loading.isLoaded(edgesOf(at).bottom) && latestUnknown.current(at).size === 0) {
      event.clipboardData.setData('text/plain', tableOf(at))
      return true
    }
    loading.start(edgesOf(at).bottom, () => void loadThen(latestUnknown.current(at), () => copyLater(at)))
    return false
  }
  return {
    block,
    latestBlock,
    setBlock,
    cellPlace,
    textAt,
    clear,
    fillDown,
    chooseAll,
    /** Rows or records load, for the cells of a paste, a selection, a copy or a fill. */
    isLoading: loading.isWaiting || isLoading,
    whenLoaded: loading.start,
    /** Ends the selection, and a paste that waits for rows. */
    giveUp: (): void => {
      setBlock(null)
      loading.stop()
    },
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
        paste(readTable(event.clipboardData.getData('text/plain')), at)
      },
    },
  }
}
