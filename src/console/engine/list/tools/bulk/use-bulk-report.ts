import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsMounted } from '../../../../ui/hooks/use-is-mounted.ts'
import { showToast } from '../../../../ui/toasts/toasts.tsx'
import type { BulkAction } from '../../selection/bulk-actions.ts'
import type { ListRow } from '../../state/list-rows.ts'
import type { ListPage } from '../../use-list-page.ts'
import type { BulkRequest, ButtonsOf, ChangedRow } from './change-row.ts'
import type { Outcome } from './run-rows.ts'
import { restoring, undoDeleteCall } from './undo/undo-of-rows.ts'
import { useUndo } from './undo/use-undo.ts'
import { useBulkWords } from './use-bulk-words.ts'

interface Ended {
  action: BulkAction
  outcome: Outcome
  /** Nothing failed and nothing is left. */
  isWhole: boolean
  /** What is said once it is done, in place of how many rows were. */
  doneMessage: string | undefined
  changed: readonly ChangedRow[]
  request: BulkRequest
  reload: () => Promise<void>
}

/** Says what came of a bulk action, and offers to undo it; returns what offers that once more, where it can be undone. */
export const useBulkReport = (
  latest: RefObject<{ page: ListPage; buttonsOf: ButtonsOf }>,
  nameOf: (row: ListRow) => string,
) => {
  const { t } = useTranslation('tools')
  const { summaryOf } = useBulkWords()
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
    // What may be changed gets back what it had, too.
    const undoable = [...changed, ...request.unanswered.values()]
    // Who has left sees no dialog any more.
    const message = isMounted.current && (isWhole || changed.length > 0) ? done : summaryOf(outcome)
    const { page, buttonsOf } = latest.current
    const restore = restoring(page, buttonsOf, action, undoable, request.id)
    if (restore && undoable.length > 0)
      return offerUndo({
        message,
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
