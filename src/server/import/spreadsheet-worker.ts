/** Reads one spreadsheet in a thread of its own, so that a large or hostile one holds up no request. */
import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { checkRows } from './check-rows.ts'
import { readCsv } from './read-csv.ts'
import { readWorkbook } from './read-workbook.ts'
import { type Cells, SheetRefusal } from './spreadsheet.ts'
import type { WorkerAnswer } from './worker-answer.ts'

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)

async function readCells(path: string): Promise<Cells> {
  const bytes = new Uint8Array(await readFile(path))
  if (startsWith(bytes, [0x50, 0x4b])) return readWorkbook(bytes)
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    throw new SheetRefusal(
      415,
      'Old (.xls) and protected workbooks are not accepted. Please save it as .xlsx or .csv.',
    )
  return readCsv(bytes)
}

async function answer(): Promise<WorkerAnswer> {
  try {
    return { kind: 'members', ...checkRows(await readCells(String(workerData))) }
  } catch (error) {
    if (!(error instanceof SheetRefusal)) throw error
    return { kind: 'refusal', status: error.status, message: error.message, faults: error.faults }
  }
}

parentPort?.postMessage(await answer())
