import { useEffect, useRef, useState } from 'react'
import type { Language } from '../../../client/content-languages.ts'
import { missingParameter } from '../../../contract/conventions/query.ts'
import { useUser } from '../../session/use-session.ts'
import { currentUserSignal } from '../../session/user.ts'
import { useAbort } from '../../ui/hooks/use-abort.ts'
import { useLatest } from '../../ui/hooks/use-latest.ts'
import { dataOf, isInRows, type StoredRow } from '../list/grid/use-grid-rows.ts'
import { withRecord } from '../list/import/load-rows.ts'
import { rowName } from '../list/state/list-rows.ts'
import { readListUrl } from '../list/state/list-url.ts'
import { runRows } from '../list/tools/bulk/run-rows.ts'
import { rowPages } from '../list/tools/row-pages.ts'
import type { ValueContext } from '../values.ts'
import { changedTexts } from './changed-texts.ts'
import {
  contextOf,
  formParams,
  loadPlace,
  type Pair,
  recordKey,
  type TextPlace,
  type TextRecord,
} from './text-rows.ts'
import type { NamedList } from './use-incomplete-lists.ts'

interface LoadRecordsInput {
  place: TextPlace
  user: ValueContext['user']
  /** Only records that lack a text in this language, where the API can select them. */
  missingIn: number | undefined
}

/** A page of records, and the number of all records of the place. */
interface RecordPage {
  records: readonly TextRecord[]
  total: number
}

/**
 * The records of a place, page by page; each is loaded for its form where the list lacks texts. Rejects with an
 * `ApiError`, or when `signal` aborts.
 */
const loadRecords = async function* (
  { place, user, missingIn }: LoadRecordsInput,
  signal: AbortSignal,
): AsyncGenerator<RecordPage> {
  const { module, list, form } = place
  const values = contextOf(place, user)
  const state = readListUrl(list, new URLSearchParams())
  const filters = (list.filters ?? []).map((filter, index) => {
    const isMissing = missingIn !== undefined && 'param' in filter && filter.param === missingParameter
    return isMissing ? missingIn : (state.filters[index] ?? 0)
  })
  for await (const { rows, total } of rowPages(
    { module, list, state: { ...state, filters }, values },
    signal,
  )) {
    const stored = rows.map(
      (row): StoredRow => ({
        key: recordKey(place, row.id),
        row,
        data: dataOf(module, form.mapping, row),
      }),
    )
    const isWhole = form.columns.every((column) => isInRows(column, module, stored))
    if (!isWhole) {
      const { failed } = await runRows(
        stored,
        async (each) => {
          const params = formParams(place, each.row)
          if (params) Object.assign(each, await withRecord(module, form, values, each, params, signal))
        },
        signal,
        () => undefined,
      )
      if (failed[0]) throw failed[0].error
    }
    signal.throwIfAborted()
    yield {
      total,
      records: stored.map((each) => ({ key: each.key, place, stored: each, name: rowName(list, each.row) })),
    }
  }
}

/** The progress of reading records, or of comparing their histories. */
export interface Reading {
  step: 'records' | 'histories'
  done: number
  total: number
}

interface Input {
  /** All places, and those to read. */
  all: readonly NamedList[]
  places: readonly NamedList[]
  languages: readonly Language[]
  pair: Pair
  /** Limits the records to those that lack a text, or also compares their histories. */
  filter: 'missing' | 'changed' | null
}

const nothing = { records: [] as readonly TextRecord[], changed: new Set<string>() as ReadonlySet<string> }

/** The records of places with texts to translate, read page by page, and which of their texts have a changed source. */
export const useTextRecords = ({ all, places, languages, pair, filter }: Input) => {
  const [found, setFound] = useState(nothing)
  const [reading, setReading] = useState<Reading | null>(null)
  const [error, setError] = useState<Error | null>(null)
  const [attempt, setAttempt] = useState(0)
  /** The records read so far, as saved: a page that arrives later must not bring back earlier texts. */
  const known = useRef(new Map<string, TextRecord>())
  const loaded = useRef(new Map<string, Promise<TextPlace>>())
  const { begin } = useAbort()
  const user = useUser()
  const latest = useLatest({ all, places, languages, pair, user })

  /** A place by its key, with its form. Rejects if it cannot be loaded. */
  const textPlaceOf = (key: string): Promise<TextPlace> => {
    const { all, languages } = latest.current
    const known = loaded.current.get(key)
    if (known) return known
    const place = all.find((each) => each.key === key)
    if (!place) return Promise.reject(new Error(`There is no list "${key}"`))
    const loading = loadPlace(place, languages)
    loaded.current.set(key, loading)
    loading.catch(() => loaded.current.delete(key))
    return loading
  }

  const readRecords = async (missingIn: number | undefined, signal: AbortSignal): Promise<TextRecord[]> => {
    const records = new Map<string, TextRecord>()
    known.current = records
    let expected = 0
    for (const { key } of latest.current.places) {
      const place = await textPlaceOf(key)
      let ofPlace = 0
      for await (const { records: more, total } of loadRecords({ place, user, missingIn }, signal)) {
        if (ofPlace === 0) expected += total
        ofPlace += more.length
        for (const record of more) records.set(record.key, record)
        setFound({ records: [...records.values()], changed: new Set() })
        setReading({ step: 'records', done: records.size, total: Math.max(expected, records.size) })
      }
    }
    return [...records.values()]
  }

  const readHistories = async (records: readonly TextRecord[], signal: AbortSignal): Promise<void> => {
    const changed = new Set<string>()
    const { failed } = await runRows(
      records,
      async (record) => {
        for (const key of await changedTexts(record, latest.current.pair, signal)) changed.add(key)
      },
      signal,
      ({ done }) => setReading({ step: 'histories', done: done.length, total: records.length }),
    )
    signal.throwIfAborted()
    if (failed[0]) throw failed[0].error
    setFound({ records: [...known.current.values()], changed })
  }

  const read = async (signal: AbortSignal): Promise<void> => {
    setError(null)
    setFound(nothing)
    setReading({ step: 'records', done: 0, total: 0 })
    try {
      const records = await readRecords(filter === 'missing' ? pair.target : undefined, signal)
      if (filter === 'changed') await readHistories(records, signal)
      setReading(null)
    } catch (reason) {
      if (signal.aborted) return
      setReading(null)
      setError(reason instanceof Error ? reason : new Error(String(reason)))
    }
  }

  // Other filters and languages need no other records.
  const pairRead = filter === 'changed' ? pair : filter === 'missing' ? pair.target : null
  const wanted = JSON.stringify([places.map(({ key }) => key), pairRead, attempt])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text identifies the request
  useEffect(() => {
    void read(AbortSignal.any([begin(), currentUserSignal()]))
  }, [wanted])

  return {
    ...found,
    reading,
    error,
    textPlaceOf,
    retry: () => setAttempt(attempt + 1),
    /** Replaces the data of a record after a save, and forgets that the source of a saved text had changed. */
    update: (
      key: string,
      change: (record: TextRecord) => TextRecord,
      translated: readonly string[],
    ): void => {
      const record = known.current.get(key)
      if (record) known.current.set(key, change(record))
      setFound(({ changed }) => ({
        records: [...known.current.values()],
        changed: new Set([...changed].filter((each) => !translated.includes(each))),
      }))
    },
  }
}
