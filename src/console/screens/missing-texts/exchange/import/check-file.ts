import { runRows } from '../../../../engine/list/tools/bulk/run-rows.ts'
import { readTextFile } from '../file/read-file.ts'
import {
  type Change,
  type Exchange,
  languagesOfFile,
  planRecord,
  type RecordUnits,
  recordsOf,
} from './plan.ts'
import { readAhead } from './read-ahead.ts'
import type { StoredTexts } from './stored-texts.ts'

/** The changes of a file by text, and the number of untranslated texts. */
export interface Checked {
  changes: readonly Change[]
  untranslated: number
  exchange: Exchange
}

/**
 * Reads a file of translations and determines its changes, without storing them. Records are read in pages where
 * possible, the rest one by one. Rejects with an `UnreadableFile`, or when `signal` aborts.
 */
export const checkFile = async (
  file: Blob,
  reader: Pick<Exchange, 'label' | 'context' | 'check'>,
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<Checked> => {
  const read = await readTextFile(file)
  const exchange = { ...reader, ...(await languagesOfFile(read)) }
  const records = recordsOf(read)
  const planned = new Map<unknown, readonly Change[]>()
  const stored = new Map<unknown, StoredTexts>()
  const tell = (done: number): void => {
    if (!signal.aborted) onProgress(done, records.length)
  }
  await readAhead(records, exchange, signal, (record, texts) => {
    stored.set(record, texts)
    tell(stored.size)
  })
  const plan = async (record: RecordUnits): Promise<void> => {
    planned.set(record, await planRecord(record, exchange, signal, stored.get(record)))
  }
  for (const record of records) if (stored.has(record)) await plan(record)
  const rest = records.filter((record) => !stored.has(record))
  await runRows(rest, plan, signal, ({ done }) => tell(stored.size + done.length))
  signal.throwIfAborted()
  // In file order, not in the order of responses.
  const changes = records.flatMap((record) => planned.get(record) ?? [])
  return { changes, untranslated: read.units.length - changes.length, exchange }
}
