/**
 * Reads one spreadsheet in a process of its own, so that a large or hostile one holds up no request and takes no memory
 * that the server needs: a thread that runs out of memory may end the whole process.
 */
import { readFile } from 'node:fs/promises'
import process from 'node:process'
import { codedMessage } from '../messages/message-code.ts'
import { cleanText } from '../text/clean-text.ts'
import { checkRows } from './check-rows.ts'
import { readCsv } from './read-csv.ts'
import { readWorkbook } from './read-workbook.ts'
import { type Cells, maxFaults, SheetRefusal } from './spreadsheet.ts'
import type { SpreadsheetAnswer } from './spreadsheet-answer.ts'

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)

async function readCells(path: string): Promise<Cells> {
  const bytes = new Uint8Array(await readFile(path))
  if (startsWith(bytes, [0x50, 0x4b])) return readWorkbook(bytes)
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    throw new SheetRefusal(415, codedMessage('import:file.old'))
  return readCsv(bytes)
}

/** What is longer is refused by every column, and told by its beginning. */
const maxCellLength = 1000

/** The cells as any other text that is stored; the same text is often in thousands of them. */
function cleaned(cells: Cells): Cells {
  const cleanTexts = new Map<string, string>()
  const clean = (cell: string): string => {
    const found = cleanTexts.get(cell) ?? cleanText(cell.slice(0, maxCellLength))
    cleanTexts.set(cell, found)
    return found
  }
  return cells.map((row) => row.map(clean))
}

async function answer(path: string): Promise<SpreadsheetAnswer> {
  try {
    return { kind: 'members', ...checkRows(cleaned(await readCells(path))) }
  } catch (error) {
    if (!(error instanceof SheetRefusal)) throw error
    const { status, faults } = error
    return { kind: 'refusal', status, coded: error.coded, faults: faults.slice(0, maxFaults) }
  }
}

process.send?.(await answer(process.argv[2] ?? ''), () => process.disconnect())
