import { createElement } from 'react'
import { useTranslation } from 'react-i18next'
import { currentUserSignal } from '../../../../../session/user-signal.ts'
import { placeOverPage } from '../../../../../ui/dialogs/over-page.tsx'
import { showToast } from '../../../../../ui/toasts/toasts.tsx'
import { undoFor } from '../../../actions/calls/undo-delete.ts'
import type { ListRow } from '../../../state/list-rows.ts'
import { blockLeaving } from '../../use-block-leaving.ts'
import type { ChangedRow } from '../change-row.ts'
import type { FailedRowsProps } from '../failed-rows.tsx'
import { type Outcome, runRows, triedOf } from '../run-rows.ts'
import { UndoFailed } from './undo-failed.tsx'
import { UndoProgress } from './undo-progress.tsx'

/** The rows to undo, and how. */
interface Undoing extends Pick<FailedRowsProps, 'nameOf' | 'callFor'> {
  message: string
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
  const tell = (): void => {
    isShown = true
    show(createElement(UndoProgress, { done, total: rows.length }))
  }
  const timer = setTimeout(tell, delay)
  const step = (outcome: Outcome): void => {
    done = triedOf(outcome)
    if (isShown) tell()
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
  return ({ message, changed, restore, reload, nameOf, callFor }: Undoing): (() => void) => {
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
      isTaken = true
      void undo([...byRow.keys()])
    }
    const offer = (): void => {
      if (!isTaken) showToast({ message, duration: undoFor, action: { label: engine('undo'), run } })
    }
    offer()
    return offer
  }
}
