/** Reads a file in a thread of its own, and sends its rows a few at a time: each message is taken in quickly. */
import { SpreadsheetError } from '../../../../spreadsheet/table.ts'
import { type ReadMessage, readRows } from './read-rows.ts'

const portion = 250

const send = (message: ReadMessage): void => self.postMessage(message)

const read = async (content: Blob | string): Promise<void> => {
  const rows = readRows(typeof content === 'string' ? content : new Uint8Array(await content.arrayBuffer()))
  for (let at = 0; at < rows.length; at += portion) send({ rows: rows.slice(at, at + portion) })
  send({ isEnd: true })
}

self.addEventListener('message', ({ data }: MessageEvent<Blob | string>) => {
  read(data).catch((error: unknown) =>
    send(
      error instanceof SpreadsheetError
        ? { problem: error.problem, place: error.place }
        : { problem: 'failed' },
    ),
  )
})
