import { type Dispatch, type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../client/api-error.ts'
import { takesIdempotencyKey } from '../../../../client/call.ts'
import type { PlainObject } from '../../../../contract/json.ts'
import { currentUserSignal } from '../../../session/user-signal.ts'
import { useAbort } from '../../../ui/hooks/use-abort.ts'
import { useLazyPart } from '../../../ui/lazy/lazy-when-idle.tsx'
import { formNamesByBody } from '../../form/data/body-names.ts'
import { saveOperation } from '../../form/data/form-request.ts'
import { propertyNames } from '../../form/data/schema.ts'
import { placeFaults } from '../../form/validation/form-errors.ts'
import { runRows } from '../tools/bulk/run-rows.ts'
import { useBulkTexts } from '../tools/bulk/use-bulk-texts.ts'
import { useBlockLeaving } from '../tools/use-block-leaving.ts'
import type { StoredRecords } from './find-saved.ts'
import { type GridEdits, type HistoryAction, type RowEdit, withoutRows, withTried } from './grid-edits.ts'
import { type CellMessages, columnAt } from './grid-faults.ts'
import { CellConflict, UnclearRecord } from './save-errors.ts'
import type { SavedRow, SaveTarget } from './save-target.ts'
import { savingPart } from './saving-part.ts'
import { type SavedChange, type SavedHandler, useGridUndo } from './use-grid-undo.ts'

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
  onTry?: ((keys: readonly string[]) => Promise<void>) | undefined
}

/** Whether there was no response. */
const isLost = (error: unknown): boolean => error instanceof ApiError && error.status === 0

/** Whether repeated requests for a new row create one record. */
const isRepeatable = ({ page: { module, values } }: SaveTarget): boolean => {
  const operation = saveOperation(module, 'create', undefined, values)
  return operation === undefined || takesIdempotencyKey(operation)
}

/** Saves all edited rows, several at a time; offers one undo for all of them. */
export const useGridSave = ({ targetOf, edits, dispatch, onSaved, onUndone, onTry }: Input) => {
  const { t } = useTranslation('tools')
  const { reasonOf } = useBulkTexts()
  const { begin, abort } = useAbort()
  const { undo, reload, report } = useGridUndo(onUndone)
  const [saving, setSaving] = useState<Saving | null>(null)
  const [refusals, setRefusals] = useState<Readonly<Record<string, RowRefusal>>>({})
  const ended = useRef<Promise<void>>(undefined)
  useBlockLeaving(saving !== null)
  useLazyPart(savingPart)

  const refusalOf = (target: SaveTarget | undefined, edit: RowEdit, error: unknown): RowRefusal => {
    if (error instanceof CellConflict) return { cells: {}, theirs: error.theirs }
    if (error instanceof UnclearRecord) return { message: t('grid.unclear'), cells: {}, theirs: {} }
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

  const run = async (keys: readonly string[]): Promise<void> => {
    const user = currentUserSignal()
    const signal = AbortSignal.any([begin(), user])
    const saved: SavedChange[] = []
    const refused: Record<string, RowRefusal> = {}
    const show = (done: number, isOffline = false): void => setSaving({ done, total: keys.length, isOffline })
    let tried = 0
    const stored: StoredRecords = { rows: undefined, claimed: new Set() }
    /** New rows whose records may exist. */
    const unclear = new Set(keys.filter((key) => edits.current.rows[key]?.tried))
    const noteLost = (key: string, target: SaveTarget, edit: RowEdit): void => {
      if (edit.params || isRepeatable(target)) return
      unclear.add(key)
      stored.rows = undefined
    }
    const attempt = async (key: string, target: SaveTarget, edit: RowEdit): Promise<SavedRow> => {
      const { saveRow } = await savingPart.fetch()
      try {
        return await saveRow(target, edit, user, unclear.has(key) ? stored : undefined)
      } catch (error) {
        // A repetition saves nothing twice: the values are compared, and new rows have a key or are looked for.
        if (isLost(error)) noteLost(key, target, edit)
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
    /** New rows that the user checks in the list: they are sent with the next save. */
    const asked: string[] = []
    let shownAt = 0
    /** Removes saved rows from the edits, several at once, and soon: the draft holds what is not saved yet. */
    const interval = intervalOf(keys.length)
    const settle = (): void => {
      const removed = gone
      gone = new Set()
      shownAt = performance.now()
      if (removed.size > 0) dispatch({ do: 'restart', change: (before) => withoutRows(before, removed) })
      show(tried)
    }
    show(0)
    const news = keys.filter((key) => edits.current.rows[key]?.params === undefined)
    if (onTry && news[0] !== undefined && !isRepeatable(await targetOf(news[0]))) await onTry(news)
    await runRows(
      keys,
      async (key) => {
        const edit = edits.current.rows[key]
        if (!edit) return
        let target: SaveTarget | undefined
        try {
          target = await targetOf(key)
          const change = await attempt(key, target, edit)
          stored.claimed.add(String(change.id))
          saved.push({ key, edit, target, row: { id: change.id, name: edit.name }, change })
          gone.add(key)
          onSaved?.(key, edit, change)
        } catch (error) {
          if (error instanceof UnclearRecord) asked.push(key)
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
    if (asked.length > 0) dispatch({ do: 'amend', change: (before) => withTried(before, asked, false) })
    setRefusals(refused)
    await reload(saved)
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
