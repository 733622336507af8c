import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, errorMessage } from '../../../../../client/api-error.ts'
import { pageSizesOf } from '../../../../../modules/format/list-defaults.ts'
import type { Module, Platform } from '../../../../../modules/format/types.ts'
import { readListUrl } from '../../../../engine/list/state/list-url.ts'
import { runRows } from '../../../../engine/list/tools/bulk/run-rows.ts'
import { useBlockLeaving } from '../../../../engine/list/tools/progress.tsx'
import { rowPages } from '../../../../engine/list/tools/row-pages.ts'
import { moduleEntries } from '../../../../engine/modules.ts'
import { abilitiesOf } from '../../../../engine/operations.ts'
import { modesOf } from '../../../../engine/translation/use-incomplete-lists.ts'
import { useLabel } from '../../../../i18n/use-label.ts'
import { usePlatform } from '../../../../session/platform.ts'
import { usePrivilegeCheck, useUser } from '../../../../session/use-session.ts'
import { currentUserSignal } from '../../../../session/user.ts'
import { useAbort } from '../../../../ui/hooks/use-abort.ts'
import { readTextFile } from '../file/read-file.ts'
import { UnreadableFile } from '../file/unit.ts'
import {
  type Change,
  type Exchange,
  languagesOfFile,
  planRecord,
  type RecordUnits,
  recordKey,
  recordsOf,
  type StoredTexts,
  storeRecord,
  textsOfRow,
} from './plan.ts'

/** Below this number of records per list, each is fetched separately. */
const few = 20
/** Number of single requests that take as long as a list page. */
const pageCost = 4

/** Records of one list, by number. */
type PendingRecords = Map<number, RecordUnits>

/** Fetches the pages of a list while that is cheaper than single requests. */
const readList = async (
  module: Module,
  platform: Platform,
  pending: PendingRecords,
  { context }: Exchange,
  signal: AbortSignal,
  onFound: (units: RecordUnits, texts: StoredTexts) => void,
): Promise<void> => {
  const { list } = module
  const [first] = pending.values()
  if (!list || !first) return
  const values = { ...context, platform, route: first.units[0]?.place.route ?? {}, query: {} }
  const state = readListUrl(list, new URLSearchParams())
  const pages = rowPages({ module, list, state, values }, signal)
  let read = 0
  for await (const { rows, total } of pages) {
    read += 1
    for (const row of rows) {
      const units = pending.get(Number(row.id))
      if (units && pending.delete(Number(row.id))) onFound(units, textsOfRow(row))
    }
    const left = Math.ceil(total / Math.max(...pageSizesOf(list))) - read
    if (pending.size === 0 || left * pageCost > pending.size) return
  }
}

const listKey = ({ module, units: [first] }: RecordUnits): string =>
  JSON.stringify([module, first?.place.route])

/**
 * Fetches the texts of many records through their lists, a page at a time. Records that a list does not show, or that
 * fail, are left for single requests. `onFound` is called for each record. Rejects when `signal` aborts.
 */
const readAhead = async (
  records: readonly RecordUnits[],
  exchange: Exchange,
  signal: AbortSignal,
  onFound: (units: RecordUnits, texts: StoredTexts) => void,
): Promise<void> => {
  for (const group of Map.groupBy(records, listKey).values()) {
    const entry = moduleEntries.find(({ id }) => id === group[0]?.module)
    if (group.length < few || !entry?.has.list) continue
    const can = abilitiesOf(entry.module, exchange.check)
    if (!can.list || !can.update || !can.get) continue
    const module = await entry.load()
    if (module.list?.languages !== true) continue
    const pending: PendingRecords = new Map(
      group.map((units) => [units.units[0]?.place.recordId ?? 0, units]),
    )
    for (const platform of modesOf(module, exchange.context.platform))
      await readList(module, platform, pending, exchange, signal, onFound).catch((error: unknown) => {
        if (!(error instanceof ApiError) || signal.aborted) throw error
      })
  }
}

/** The changes of a file by text, and the number of untranslated texts. */
interface Checked {
  changes: readonly Change[]
  untranslated: number
  exchange: Exchange
}

/**
 * Reads a file of translations and determines its changes, without storing them. Records are read in pages where
 * possible, the rest one by one. Rejects with an `UnreadableFile`, or when `signal` aborts.
 */
const checkFile = async (
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
  const showResult = (done: number): void => {
    if (!signal.aborted) onProgress(done, records.length)
  }
  await readAhead(records, exchange, signal, (record, texts) => {
    stored.set(record, texts)
    showResult(stored.size)
  })
  const plan = async (record: RecordUnits): Promise<void> => {
    planned.set(record, await planRecord(record, exchange, signal, stored.get(record)))
  }
  for (const record of records) if (stored.has(record)) await plan(record)
  const rest = records.filter((record) => !stored.has(record))
  await runRows(rest, plan, signal, ({ done }) => showResult(stored.size + done.length))
  signal.throwIfAborted()
  // In file order, not in the order of responses.
  const changes = records.flatMap((record) => planned.get(record) ?? [])
  return { changes, untranslated: read.units.length - changes.length, exchange }
}

/** The texts of one record to store. */
type Own = readonly Change[]

/** The state of an import: file, dry run and result. */
export type Import =
  | { step: 'file'; fault: string | null }
  | { step: 'checking' | 'storing'; done: number; total: number }
  | ({ step: 'checked' } & Checked)
  | {
      step: 'ended'
      stored: number
      failed: readonly { row: Own; error: unknown }[]
      left: readonly Own[]
      exchange: Exchange
    }

const start: Import = { step: 'file', fault: null }

const byRecord = (changes: readonly Change[]): readonly Own[] => [
  ...Map.groupBy(changes, ({ unit }) => recordKey(unit.place)).values(),
]

/** Reads a file of translations, previews its changes, and stores the selected ones. */
export const useImportTexts = () => {
  const { t } = useTranslation(['exchange', 'tools'])
  const [state, setState] = useState<Import>(start)
  const { begin, abort } = useAbort()
  const queries = useQueryClient()
  const label = useLabel()
  const context = { platform: usePlatform(), user: useUser() }
  const check = usePrivilegeCheck()
  useBlockLeaving(state.step === 'storing')

  const store = async (rows: readonly Own[], exchange: Exchange, before: number): Promise<void> => {
    const user = currentUserSignal()
    const signal = AbortSignal.any([begin(), user])
    setState({ step: 'storing', done: 0, total: rows.length })
    const outcome = await runRows(
      rows,
      (row) => storeRecord(row, exchange, user),
      signal,
      ({ done, failed }) =>
        setState({ step: 'storing', done: done.length + failed.length, total: rows.length }),
    )
    if (user.aborted) return
    await queries.invalidateQueries()
    const stored = outcome.done.reduce((sum, { length }) => sum + length, before)
    setState({ step: 'ended', stored, failed: outcome.failed, left: outcome.left, exchange })
  }

  return {
    state,
    /** Reads a file and determines its changes, without storing them. */
    choose: (file: Blob): void => {
      const signal = AbortSignal.any([begin(), currentUserSignal()])
      setState({ step: 'checking', done: 0, total: 0 })
      const onProgress = (done: number, total: number): void => setState({ step: 'checking', done, total })
      checkFile(file, { label, context, check }, signal, onProgress).then(
        (found) => !signal.aborted && setState({ step: 'checked', ...found }),
        (error: unknown) => {
          if (signal.aborted) return
          const fault =
            error instanceof UnreadableFile
              ? t(`exchange.fault.${error.reason}`, error.params)
              : errorMessage(error, t('failed'))
          setState({ step: 'file', fault })
        },
      )
    },
    /** Stores texts of a dry run. */
    apply: (changes: readonly Change[]): void => {
      if (state.step === 'checked') void store(byRecord(changes), state.exchange, 0)
    },
    /** Retries failures, and continues with the rest. */
    again: (): void => {
      if (state.step !== 'ended') return
      const rest = [...state.failed.map(({ row }) => row), ...state.left]
      void store(rest, state.exchange, state.stored)
    },
    /** Running requests complete, and no more start; a dry run is cancelled. */
    stop: (): void => {
      abort()
      if (state.step === 'checking') setState(start)
    },
    restart: (): void => setState(start),
  }
}
