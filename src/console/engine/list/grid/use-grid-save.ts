import { type Dispatch, type RefObject, useRef, useState } from 'react'
import { ApiError } from '../../../../client/api-error.ts'
import type { PlainObject } from '../../../../contract/json.ts'
import { comparableText, isSame } from '../../../../contract/same-value.ts'
import { currentUserSignal } from '../../../session/user.ts'
import { useAbort } from '../../../ui/hooks/use-abort.ts'
import { useLazyPart } from '../../../ui/lazy/lazy-when-idle.tsx'
import { formNamesByBody } from '../../form/data/mapping.ts'
import { propertyNames } from '../../form/data/schema.ts'
import { placeFaults } from '../../form/validation/form-errors.ts'
import { runRows } from '../tools/bulk/run-rows.ts'
import { useBulkTexts } from '../tools/bulk/use-bulk-texts.ts'
import { useBlockLeaving } from '../tools/progress.tsx'
import {
  type GridEdits,
  type HistoryAction,
  type RowEdit,
  type Tries,
  withoutRows,
  withTried,
} from './grid-edits.ts'
import { type CellMessages, columnAt } from './grid-faults.ts'
import { CellConflict, isRepeatable, newAttempts, type SavedRow, type SaveTarget } from './save-attempts.ts'
import { type SavedChange, type SavedHandler, savingPart, useGridUndo } from './use-grid-undo.ts'

/** Why a row could not be saved. */
export interface RowRefusal {
  /** Without a cell. */
  message?: string
  cells: CellMessages
  /** Values that another user saved meanwhile, by column key. */
  theirs: PlainObject
}

export interface Saving {
  done: number
  total: number
  /** Waits for the connection. */
  isOffline: boolean
}

/** Resolves when the browser is online; rejects when `signal` aborts. */
const whenOnline = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    window.addEventListener('online', () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })

/** Milliseconds between two renders of the progress; longer for many rows. */
const intervalOf = (rows: number): number => (rows > 500 ? 600 : 150)

interface Input {
  /** The target of a row by its key. Rejects if it cannot be loaded. */
  targetOf: (key: string) => SaveTarget | Promise<SaveTarget>
  edits: RefObject<GridEdits>
  dispatch: Dispatch<HistoryAction>
  onSaved?: SavedHandler | undefined
  /** Called for each row whose save was undone. */
  onUndone?: SavedHandler | undefined
  /** Stores that requests for new rows are sent, before they are: their records may exist if there is no response. */
  onTry?: ((tries: Tries) => Promise<void>) | undefined
}

/** Whether there was no response. */
const isLost = (error: unknown): boolean => error instanceof ApiError && error.status === 0

/**
 * New rows before their requests are sent. Those with the same cells are twins: after a reload, nothing shows which of
 * them a record belongs to.
 */
const triesBefore = (rows: ReadonlyMap<string, RowEdit>): Tries => {
  const textOf = ({ cells }: RowEdit): string => comparableText(cells)
  const alike = Map.groupBy(rows.values(), textOf)
  return new Map(
    [...rows].map(([key, edit]) => {
      const { cells, tried = [] } = edit
      const isTwin = (alike.get(textOf(edit))?.length ?? 0) > 1
      return [key, { tried: [...tried.filter((each) => !isSame(each, cells)), cells], isTwin }]
    }),
  )
}

/** Saves all edited rows, several at a time; offers one undo for all of them. */
export const useGridSave = ({ targetOf, edits, dispatch, onSaved, onUndone, onTry }: Input) => {
  const { reasonOf } = useBulkTexts()
  const { begin, abort } = useAbort()
  const attempts = useRef(newAttempts())
  const { undo, reload, report } = useGridUndo(onUndone, attempts)
  const [saving, setSaving] = useState<Saving | null>(null)
  const [refusals, setRefusals] = useState<Readonly<Record<string, RowRefusal>>>({})
  const ended = useRef<Promise<void>>(undefined)
  useBlockLeaving(saving !== null)
  useLazyPart(savingPart)

  const refusalOf = (target: SaveTarget | undefined, edit: RowEdit, error: unknown): RowRefusal => {
    if (error instanceof CellConflict) return { cells: {}, theirs: error.theirs }
    if (!target || !(error instanceof ApiError) || error.faults.length === 0)
      return { message: reasonOf(error), cells: {}, theirs: {} }
    const { page, form } = target
    const mapping = edit.params ? form.mapping : form.creation
    const names = propertyNames(mapping.schema)
    const { errors, rest } = placeFaults(error.faults, names, formNamesByBody(page.module, mapping))
    const cells = Object.entries(errors).flatMap(([path, [message]]) => {
      const column = columnAt(form.columns, {}, path)
      return column && message !== undefined ? [[column.key, message] as const] : []
    })
    const message = rest[0]?.message ?? (cells.length === 0 ? reasonOf(error) : undefined)
    return { ...(message !== undefined && { message }), cells: Object.fromEntries(cells), theirs: {} }
  }

  /** The new rows of an API where repeated requests create several records. */
  const newRows = async (keys: readonly string[]): Promise<ReadonlyMap<string, RowEdit>> => {
    const rows = keys.flatMap((key) => {
      const edit = edits.current.rows[key]
      return edit && edit.params === undefined ? [[key, edit] as const] : []
    })
    const isOnce = rows[0] === undefined || isRepeatable(await targetOf(rows[0][0]))
    return new Map(isOnce ? [] : rows)
  }

  const run = async (keys: readonly string[]): Promise<void> => {
    const user = currentUserSignal()
    const signal = AbortSignal.any([begin(), user])
    const saved: SavedChange[] = []
    const refused: Record<string, RowRefusal> = {}
    const show = (done: number, isOffline = false): void => setSaving({ done, total: keys.length, isOffline })
    let tried = 0
    const { unclear, doubtful } = attempts.current
    attempts.current.stored = undefined
    const attempt = async (key: string, target: SaveTarget, edit: RowEdit): Promise<SavedRow> => {
      const { saveRow } = await savingPart.fetch()
      try {
        return await saveRow(target, edit, user, attempts.current)
      } catch (error) {
        // A repetition saves nothing twice: the values are compared, and new rows have a key or are looked for.
        if (!isLost(error) || navigator.onLine) throw error
        show(tried, true)
        await whenOnline(signal).catch(() => {
          throw error
        })
        show(tried)
        return attempt(key, target, edit)
      }
    }
    let gone = new Set<string>()
    let shownAt = 0
    const interval = intervalOf(keys.length)
    /** Removes saved rows from the edits, several at once, and soon: the draft holds what is not saved yet. */
    const settle = (): void => {
      const removed = gone
      gone = new Set()
      shownAt = performance.now()
      if (removed.size > 0) dispatch({ do: 'restart', change: (before) => withoutRows(before, removed) })
      show(tried)
    }
    show(0)
    const news = await newRows(keys)
    for (const { key, tried, isTwin } of news.values()) {
      if (!tried || unclear.has(key)) continue
      unclear.set(key, tried)
      if (isTwin) doubtful.add(key)
    }
    if (news.size > 0) await onTry?.(triesBefore(news))
    await runRows(
      keys,
      async (key) => {
        const edit = edits.current.rows[key]
        if (!edit) return
        let target: SaveTarget | undefined
        try {
          target = await targetOf(key)
          const change = await attempt(key, target, edit)
          saved.push({ key, edit, target, row: { id: change.id ?? key, name: edit.name }, change })
          gone.add(key)
          onSaved?.(key, edit, change)
        } catch (error) {
          if (!user.aborted) refused[key] = refusalOf(target, edit, error)
        }
      },
      signal,
      ({ done }) => {
        tried = done.length
        if (performance.now() - shownAt > interval) settle()
      },
    )
    settle()
    if (user.aborted) return
    const tries = new Map([...news].map(([key, edit]) => [key, { tried: unclear.get(edit.key) ?? [] }]))
    if (news.size > 0) dispatch({ do: 'amend', change: (before) => withTried(before, tries) })
    await reload(saved)
    // Together: once a row shows its refusal, it can be saved again.
    setRefusals(refused)
    setSaving(null)
    report(saved, Object.keys(refused).length)
  }

  return {
    saving,
    refusals,
    undo,
    /** Saves these rows; nothing while a save is pending. */
    saveAll: (keys: readonly string[]): void => {
      if (saving || keys.length === 0) return
      ended.current = run(keys).finally(() => {
        ended.current = undefined
        setSaving(null)
      })
    },
    stop: abort,
    saveEnded: () => ended.current,
    /** Forgets why cells were refused, because they have changed. */
    forget: (changed: readonly { row: string; key: string }[]): void =>
      setRefusals((before) => {
        const touched = changed.filter(({ row }) => before[row])
        if (touched.length === 0) return before
        const next = { ...before }
        for (const { row, key } of touched) {
          const { [key]: _, ...cells } = next[row]?.cells ?? {}
          const { [key]: __, ...theirs } = next[row]?.theirs ?? {}
          next[row] = { cells, theirs }
        }
        return next
      }),
  }
}
