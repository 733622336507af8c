import { SpreadsheetError } from '../../../../spreadsheet/table.ts'
import type { ReadMessage, SheetRow } from './read-rows.ts'

/** The rows of a file, or of copied cells, read in a worker. Rejects with a `SpreadsheetError`, or if `signal` aborts. */
export const readFile = (content: Blob | string, signal: AbortSignal): Promise<readonly SheetRow[]> => {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), { type: 'module' })
  const rows: SheetRow[] = []
  const reading = new Promise<readonly SheetRow[]>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    worker.addEventListener('error', () => reject(new Error('The reader of files could not be loaded')))
    worker.addEventListener('message', ({ data }: MessageEvent<ReadMessage>) => {
      if ('rows' in data) rows.push(...data.rows)
      else if ('isEnd' in data) resolve(rows)
      else if (data.problem === 'failed') reject(new Error('The file could not be read'))
      else reject(new SpreadsheetError(data.problem, data.place))
    })
    worker.postMessage(content)
  })
  return reading.finally(() => worker.terminate())
}
