import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queriesOfTag } from '../../../../client/call.ts'
import { lazyPart } from '../../../ui/lazy/lazy-when-idle.tsx'
import { newId } from '../../../ui/new-id.ts'
import { showToast } from '../../../ui/toasts/toasts.tsx'
import { formFileOf, valuesFromRoute } from '../../form/data/form-request.ts'
import { operationOf } from '../../operations.ts'
import type { ListRow } from '../state/list-rows.ts'
import { changeRow } from '../tools/bulk/change-row.ts'
import { RowRefusal } from '../tools/bulk/run-rows.ts'
import { useUndo } from '../tools/bulk/use-bulk-report.ts'
import type { RowEdit } from './grid-edits.ts'
import type { Attempts, SavedRow, SaveTarget } from './save-attempts.ts'

/** The code that saves rows; it loads after the first rows of a grid. */
export const savingPart = lazyPart(() => import('./save-row.ts'))

/** Called for each saved row. */
export type SavedHandler = (key: string, edit: RowEdit, saved: SavedRow) => void

/** A saved row, with what its undo needs. */
export interface SavedChange {
  key: string
  edit: RowEdit
  target: SaveTarget
  row: ListRow
  change: SavedRow
}

/** Two changes of a row as one. */
const merged = (first: SavedChange | undefined, next: SavedChange): SavedChange => {
  if (!first) return next
  const { before, after } = first.change
  const change = { ...next.change, after: { ...after, ...next.change.after } }
  return {
    ...next,
    change: before ? { ...change, before: { ...next.change.before, ...before } } : first.change,
  }
}

/** Whether a save can be taken back: a new record only where the user may delete it. */
const isUndoable = ({ target, row, change }: SavedChange): boolean => {
  if (change.before) return true
  const { page, buttonsOf } = target
  const record = { ...valuesFromRoute(formFileOf(page.module), page.values.route), ...row }
  return buttonsOf?.(record).some(({ id }) => id === 'delete') === true
}

/**
 * Reports saves with an undo of the last one; `undo` takes back all of them, and is null if there are none. `attempts`
 * tells which records new rows have become.
 */
export const useGridUndo = (onUndone: SavedHandler | undefined, attempts: RefObject<Attempts>) => {
  const { t } = useTranslation('tools')
  const queries = useQueryClient()
  const offerUndo = useUndo()
  const all = useRef(new Map<string, SavedChange>())
  const [undo, setUndo] = useState<(() => void) | null>(null)

  const reload = async (saved: readonly SavedChange[]): Promise<void> => {
    const lists = saved.map(({ target }) => operationOf(target.page.module.module, 'list'))
    for (const list of new Set(lists))
      if (list !== undefined) await queries.invalidateQueries(queriesOfTag(list))
  }

  /** How the changes of some rows are undone. */
  const undoing = (changes: readonly SavedChange[]) => {
    const byRow = new Map(changes.map((each) => [each.row, each]))
    const request = { id: newId(), unanswered: new Map() }
    attempts.current.stored = undefined
    return {
      changed: changes.map(({ row }) => ({ row })),
      restore: async ({ row }: { row: ListRow }, signal: AbortSignal): Promise<void> => {
        const found = byRow.get(row)
        if (!found) return
        const { key, edit, change } = found
        const { page, form, buttonsOf } = found.target
        if (change.before) {
          const { restoreRow } = await savingPart.fetch()
          await restoreRow({ page, form }, change, signal)
        } else {
          if (!buttonsOf) throw new RowRefusal()
          const { createdRow } = await savingPart.fetch()
          const created = await createdRow(found.target, edit, change, attempts.current, signal)
          await changeRow(page, buttonsOf, created, { kind: 'delete' }, request, signal)
        }
        all.current.delete(key)
        onUndone?.(key, edit, change)
      },
      reload: () => reload(changes),
      nameOf: (row: ListRow) => String(row.name),
      callFor: () => undefined,
    }
  }

  const report = (saved: readonly SavedChange[], failures: number): void => {
    const done = saved.filter(({ change }) => !change.before || Object.keys(change.before).length > 0)
    if (done.length === 0) return
    const message = [
      t('grid.saved', { count: saved.length }),
      failures > 0 && t('bulk.notDone', { count: failures }),
    ]
      .filter((part) => part !== false)
      .join(' ')
    if (!done.some(isUndoable)) {
      showToast({ message })
      return
    }
    for (const each of done) all.current.set(each.key, merged(all.current.get(each.key), each))
    offerUndo({
      ...undoing(done),
      message,
    })
    setUndo(() => () => {
      setUndo(null)
      offerUndo({ ...undoing([...all.current.values()]), message: null }).run()
    })
  }

  return { undo, reload, report }
}
