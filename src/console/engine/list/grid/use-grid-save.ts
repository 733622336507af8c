import { useQueryClient } from '@tanstack/react-query'
import { type Dispatch, type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../client/api-error.ts'
import { queriesOfTag } from '../../../../client/call.ts'
import type { PlainObject } from '../../../../contract/json.ts'
import { currentUserSignal } from '../../../session/user-signal.ts'
import { useAbort } from '../../../ui/hooks/use-abort.ts'
import { newId } from '../../../ui/new-id.ts'
import { formNamesByBody } from '../../form/data/body-names.ts'
import { propertyNames } from '../../form/data/schema.ts'
import { placeFaults } from '../../form/validation/form-errors.ts'
import { operationOf } from '../../operations.ts'
import type { ListRow } from '../state/list-rows.ts'
import { type ButtonsOf, changeRow } from '../tools/bulk/change-row.ts'
import { runRows } from '../tools/bulk/run-rows.ts'
import { useUndo } from '../tools/bulk/use-bulk-report.ts'
import { useBulkTexts } from '../tools/bulk/use-bulk-texts.ts'
import { useBlockLeaving } from '../tools/use-block-leaving.ts'
import type { ListPage } from '../use-list-page.ts'
import { type GridEdits, type HistoryAction, type RowEdit, withoutRows } from './grid-edits.ts'
import { type CellMessages, columnAt } from './grid-faults.ts'
import { CellConflict, restoreRow, type SavedRow, saveRow } from './save-row.ts'
import type { GridForm } from './use-grid-form.ts'

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

/** Called for each saved row. */
export type SavedHandler = (key: string, edit: RowEdit, saved: SavedRow) => void

/** Milliseconds between two renders of the progress; longer for many rows. */
const intervalOf = (rows: number): number => (rows > 500 ? 600 : 150)

interface Input {
  page: ListPage
  form: GridForm | null
  buttonsOf: ButtonsOf | null
  edits: RefObject<GridEdits>
  dispatch: Dispatch<HistoryAction>
  onSaved?: SavedHandler | undefined
}

/** Saves all edited rows, several at a time; offers one undo for all of them. */
export const useGridSave = ({ page, form, buttonsOf, edits, dispatch, onSaved }: Input) => {
  const { t } = useTranslation('tools')
  const queries = useQueryClient()
  const { reasonOf } = useBulkTexts()
  const { begin, abort } = useAbort()
  const offerUndo = useUndo()
  const [saving, setSaving] = useState<Saving | null>(null)
  const [refusals, setRefusals] = useState<Readonly<Record<string, RowRefusal>>>({})
  const ended = useRef<Promise<void>>(undefined)
  /** Undoes the last save. */
  const [undo, setUndo] = useState<(() => void) | null>(null)
  useBlockLeaving(saving !== null)

  const reload = async (): Promise<void> => {
    const list = operationOf(page.module.module, 'list')
    if (list !== undefined) await queries.invalidateQueries(queriesOfTag(list))
  }

  const refusalOf = (given: GridForm, edit: RowEdit, error: unknown): RowRefusal => {
    if (error instanceof CellConflict) return { cells: {}, theirs: error.theirs }
    if (!(error instanceof ApiError) || error.faults.length === 0)
      return { message: reasonOf(error), cells: {}, theirs: {} }
    const mapping = edit.params ? given.mapping : given.creation
    const names = propertyNames(mapping.schema)
    const { errors, rest } = placeFaults(error.faults, names, formNamesByBody(page.module, mapping))
    const cells = Object.entries(errors).flatMap(([path, [message]]) => {
      const column = columnAt(given.columns, {}, path)
      return column && message !== undefined ? [[column.key, message] as const] : []
    })
    const message = rest[0]?.message ?? (cells.length === 0 ? reasonOf(error) : undefined)
    return { ...(message !== undefined && { message }), cells: Object.fromEntries(cells), theirs: {} }
  }

  const run = async (given: GridForm, keys: readonly string[]): Promise<void> => {
    const user = currentUserSignal()
    const signal = AbortSignal.any([begin(), user])
    const saved: { row: ListRow; change: SavedRow }[] = []
    const refused: Record<string, RowRefusal> = {}
    const show = (done: number, isOffline = false): void => setSaving({ done, total: keys.length, isOffline })
    let tried = 0
    const attempt = async (edit: RowEdit): Promise<SavedRow> => {
      try {
        return await saveRow(page, given, edit, user)
      } catch (error) {
        // A repetition saves nothing twice: the values are compared, and new rows have a key.
        const isLost = error instanceof ApiError && error.status === 0
        if (!isLost || navigator.onLine) throw error
        show(tried, true)
        await whenOnline(signal).catch(() => {
          throw error
        })
        show(tried)
        return attempt(edit)
      }
    }
    let gone = new Set<string>()
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
    await runRows(
      keys,
      async (key) => {
        const edit = edits.current.rows[key]
        if (!edit) return
        try {
          const change = await attempt(edit)
          saved.push({ row: { id: change.id, name: edit.name }, change })
          gone.add(key)
          onSaved?.(key, edit, change)
        } catch (error) {
          if (!user.aborted) refused[key] = refusalOf(given, edit, error)
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
    setRefusals(refused)
    await reload()
    setSaving(null)
    report(saved, Object.keys(refused).length)
  }

  const report = (saved: readonly { row: ListRow; change: SavedRow }[], failures: number): void => {
    const done = saved.filter(({ change }) => !change.before || Object.keys(change.before).length > 0)
    if (done.length === 0) return
    const byRow = new Map(done.map(({ row, change }) => [row, change]))
    const request = { id: newId(), unanswered: new Map() }
    const again = offerUndo({
      message: [
        t('grid.saved', { count: saved.length }),
        failures > 0 && t('bulk.notDone', { count: failures }),
      ]
        .filter((part) => part !== false)
        .join(' '),
      changed: done.map(({ row }) => ({ row })),
      restore: async ({ row }, signal) => {
        const change = byRow.get(row)
        if (change?.before) await restoreRow(page, change, signal)
        else if (change && buttonsOf)
          await changeRow(page, buttonsOf, row, { kind: 'delete' }, request, signal)
      },
      reload,
      nameOf: (row) => String(row.name),
      callFor: () => undefined,
    })
    setUndo(() => () => {
      setUndo(null)
      again.run()
    })
  }

  return {
    saving,
    refusals,
    undo,
    /** Saves these rows; nothing while a save is pending. */
    saveAll: (keys: readonly string[]): void => {
      if (saving || !form || keys.length === 0) return
      ended.current = run(form, keys).finally(() => {
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
