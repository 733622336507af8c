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
    // Rows without a response are restored too.
    const undoable = [...changed, ...request.unanswered.values()]
    // Users who have left the page see no dialog.
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
