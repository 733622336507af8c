/**
 * Reads one spreadsheet in a separate process, so that a large or malicious one cannot delay requests or exhaust the
 * server's memory: a thread that runs out of memory may end the whole process.
 */
import { readFile } from 'node:fs/promises'
import process from 'node:process'
import { readSpreadsheet } from '../../spreadsheet/read-spreadsheet.ts'
import { type Cell, SpreadsheetError, type Table } from '../../spreadsheet/table.ts'
import { cleanText } from '../text/clean-text.ts'
import { checkRows } from './check-rows.ts'
import { limits, maxFaults, refusalOf, SheetRefusal } from './spreadsheet.ts'
import type { SpreadsheetResult } from './spreadsheet-result.ts'

/** Every column refuses longer texts; faults show only the beginning. */
const maxCellLength = 1000

/** Cleans the texts like any stored text; cached, since the same text is often in thousands of cells. */
const cleaned = (table: Table): Table => {
  const cleanTexts = new Map<string, string>()
  const clean = (cell: Cell): Cell => {
    const text = cleanTexts.get(cell.text) ?? cleanText(cell.text.slice(0, maxCellLength))
    cleanTexts.set(cell.text, text)
    return text === cell.text ? cell : { ...cell, text }
  }
  return table.map((row) => row.map(clean))
}

const response = async (path: string): Promise<SpreadsheetResult> => {
  try {
    const bytes = new Uint8Array(await readFile(path))
    return { kind: 'members', ...checkRows(cleaned(readSpreadsheet(bytes, limits))) }
  } catch (error) {
    const refusal = error instanceof SpreadsheetError ? refusalOf(error) : error
    if (!(refusal instanceof SheetRefusal)) throw error
    const { status, coded, faults } = refusal
    return { kind: 'refusal', status, coded, faults: faults.slice(0, maxFaults) }
  }
}

process.send?.(await response(process.argv[2] ?? ''), () => process.disconnect())
