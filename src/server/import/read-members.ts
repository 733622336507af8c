import { Worker } from 'node:worker_threads'
import { type Fault, HttpError } from '../errors.ts'
import type { SheetFault } from './spreadsheet.ts'
import type { WorkerAnswer } from './worker-answer.ts'

/** More than any honest spreadsheet of 10 MB needs. */
const patience = 45_000
const mostMegabytes = 1024

/** A list of thousands of faults helps nobody and takes long to show. */
const mostFaults = 1000

function toFault({ row, column, message }: SheetFault): Fault {
  const place = { ...(row === undefined ? {} : { row }), ...(column === undefined ? {} : { column }) }
  return { path: '/excelFile', ...place, message }
}

/** A refusal of the spreadsheet, with its faults by row and column. */
export function refusalOfSheet(status: number, message: string, faults: readonly SheetFault[]): HttpError {
  const errors = faults.length === 0 ? [{ message }] : faults.slice(0, mostFaults)
  return new HttpError(status, message, { errors: errors.map(toFault) })
}

const tooMuch = (): HttpError =>
  refusalOfSheet(413, 'The spreadsheet takes too long to read. Please split it.', [])

function answerOf(path: string): Promise<WorkerAnswer> {
  const worker = new Worker(new URL('./spreadsheet-worker.ts', import.meta.url), {
    workerData: path,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  })
  return new Promise<WorkerAnswer>((resolve, reject) => {
    const timer = setTimeout(() => reject(tooMuch()), patience)
    worker.once('message', resolve)
    worker.once('error', (error: Error) =>
      reject('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : error),
    )
    worker.once('exit', () => {
      clearTimeout(timer)
      reject(new Error('The thread that read a spreadsheet ended without an answer.'))
    })
  }).finally(() => worker.terminate())
}

/**
 * Reads the members of a spreadsheet, .xlsx or .csv, in a thread of its own.
 * Throws 415, 413 or 422 with all that is wrong, by row and column.
 */
export async function readMembers(path: string): Promise<Extract<WorkerAnswer, { kind: 'members' }>> {
  const answer = await answerOf(path)
  if (answer.kind === 'refusal') throw refusalOfSheet(answer.status, answer.message, answer.faults)
  return answer
}
