import { createElement, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { currentUserSignal } from '../../../../session/user.ts'
import { placeOverPage } from '../../../../ui/dialogs/over-page.tsx'
import { useIsMounted } from '../../../../ui/hooks/use-is-mounted.ts'
import { showToast } from '../../../../ui/toasts/toasts.tsx'
import { operationOf } from '../../../operations.ts'
import { undoCall, undoDelete, undoFor, undoOfDelete } from '../../actions/calls/use-undo-offer.ts'
import type { RowCall } from '../../actions/rows/row-button-types.ts'
import { type BulkAction, rowKey } from '../../selection/use-selection.ts'
import type { ListRow } from '../../state/list-rows.ts'
import type { ListPage } from '../../use-list-page.ts'
import { blockLeaving, UndoProgress } from '../progress.tsx'
import { type BulkRequest, type ButtonsOf, type ChangedRow, setProperty } from './change-row.ts'
import { type FailedRowsProps, UndoFailed } from './failed-rows.tsx'
import { isNotFound, type Outcome, runRows, triedOf } from './run-rows.ts'
import { useBulkTexts } from './use-bulk-texts.ts'

/** The rows to undo, and how. */
interface Undoing extends Pick<FailedRowsProps, 'nameOf' | 'callFor'> {
  /** Null shows no toast. */
  message: string | null
  /** The toast reports a failure: the rows may be changed all the same. */
  isFailed?: boolean
  changed: readonly ChangedRow[]
  restore: (change: ChangedRow, signal: AbortSignal) => Promise<void>
  reload: () => Promise<void>
}

/** Delay in milliseconds before the progress appears. */
const delay = 400

/** Works like {@link runRows}, and shows the progress of longer operations. */
const runShown = async (
  rows: readonly ListRow[],
  act: (row: ListRow) => Promise<void>,
  show: ReturnType<typeof placeOverPage>,
  signal: AbortSignal,
): Promise<Outcome> => {
  const free = blockLeaving()
  let done = 0
  let isShown = false
  const showReport = (): void => {
    isShown = true
    show(createElement(UndoProgress, { done, total: rows.length }))
  }
  const timer = setTimeout(showReport, delay)
  const step = (outcome: Outcome): void => {
    done = triedOf(outcome)
    if (isShown) showReport()
  }
  const outcome = await runRows(rows, act, signal, step)
  clearTimeout(timer)
  free()
  return outcome
}

/**
 * Shows a toast about a change with an undo button. Returns a function that shows it again, unless the undo was used.
 */
export const useUndo = () => {
  const { t } = useTranslation('tools')
  const { t: engine } = useTranslation('engine')
  return ({ message, isFailed = false, changed, restore, reload, nameOf, callFor }: Undoing) => {
    const byRow = new Map(changed.map((change) => [change.row, change]))
    /** `others` failed to undo before and are not tried again. */
    const undo = async (rows: readonly ListRow[], others: Outcome['failed'] = []): Promise<void> => {
      const show = placeOverPage()
      const signal = currentUserSignal()
      const act = async (row: ListRow): Promise<void> => {
        const change = byRow.get(row)
        if (change) await restore(change, signal)
      }
      const outcome = await runShown(rows, act, show, signal)
      if (signal.aborted) return
      const failed = [...others, ...outcome.failed]
      await reload()
      const close = (): void => show(null)
      const again = (...rest: Parameters<typeof undo>): void => {
        close()
        void undo(...rest)
      }
      if (failed.length === 0) {
        close()
        showToast({ message: t('bulk.undone') })
      } else show(createElement(UndoFailed, { failed, nameOf, callFor, onAgain: again, onClose: close }))
    }
    let isTaken = false
    const run = (): void => {
      if (isTaken) return
      isTaken = true
      void undo([...byRow.keys()])
    }
    const offer = (): void => {
      if (!isTaken && message !== null)
        showToast({
          message,
          type: isFailed ? 'warning' : 'success',
          duration: undoFor,
          action: { label: engine('undo'), run },
        })
    }
    offer()
    /** Undoes the change without the toast. */
    return Object.assign(offer, { run })
  }
}

/**
 * Returns a function that undoes an action for a row, at most once over repeated tries; undefined for an action without
 * undo. `bulkId` identifies the request.
 */
const restoring = (
  page: ListPage,
  buttonsOf: ButtonsOf,
  action: BulkAction,
  changed: readonly ChangedRow[],
  bulkId: string,
): ((change: ChangedRow, signal: AbortSignal) => Promise<void>) | undefined => {
  const undoOf = ({ id }: ListRow) => undoOfDelete(page.module.module.resource, id)
  if (action.kind === 'set')
    return async ({ row, before }, signal) => {
      await setProperty(page, buttonsOf, row, [action.field, before], {
        expected: { [action.field]: action.value },
        signal,
      })
    }
  if (action.kind !== 'delete' || !changed.some(({ row }) => undoOf(row))) return undefined
  return async ({ row, isUnsure }, signal) => {
    const undo = undoOf(row)
    if (!undo) return
    await undoDelete(undo, `${bulkId}-${rowKey(row)}`, signal).catch((error: unknown) => {
      // The record was never deleted.
      if (!isUnsure || !isNotFound(error)) throw error
    })
  }
}

/** The call that undoes the delete of a row. */
const undoDeleteCall = ({ module }: ListPage['module'], { id }: ListRow): RowCall | undefined => {
  const [undo, deleting] = [undoOfDelete(module.resource, id), operationOf(module, 'delete')]
  return undo && deleting !== undefined ? undoCall(undo, deleting) : undefined
}

interface Ended {
  action: BulkAction
  outcome: Outcome
  /** No row failed or is left. */
  isWhole: boolean
  /** The success message instead of the number of rows. */
  doneMessage: string | undefined
  changed: readonly ChangedRow[]
  request: BulkRequest
  reload: () => Promise<void>
}

/**
 * Shows the result of a bulk action with an undo button; returns a function that shows it again, if it can be undone.
 */
export const useBulkReport = (
  latest: RefObject<{ page: ListPage; buttonsOf: ButtonsOf }>,
  nameOf: (row: ListRow) => string,
) => {
  const { t } = useTranslation('tools')
  const { summaryOf } = useBulkTexts()
  const isMounted = useIsMounted()
  const offerUndo = useUndo()
  return ({
    action,
    outcome,
    isWhole,
    doneMessage,
    changed,
    request,
    reload,
  }: Ended): (() => void) | undefined => {
    const done = doneMessage ?? t('bulk.done', { count: changed.length || outcome.done.length })
    // Rows without a response are restored too.
    const undoable = [...changed, ...request.unanswered.values()]
    // Users who have left the page see no dialog.
    const message = isMounted.current && (isWhole || changed.length > 0) ? done : summaryOf(outcome)
    const { page, buttonsOf } = latest.current
    const restore = restoring(page, buttonsOf, action, undoable, request.id)
    if (restore && undoable.length > 0)
      return offerUndo({
        message,
        isFailed: !isWhole && changed.length === 0,
        changed: undoable,
        restore,
        reload,
        nameOf,
        callFor: (row) => undoDeleteCall(latest.current.page.module, row),
      })
    if (isWhole) showToast({ message })
    else if (!isMounted.current) showToast({ message, type: 'error' })
    return undefined
  }
}
