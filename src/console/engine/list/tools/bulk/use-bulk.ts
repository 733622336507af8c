import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { queriesOfTag } from '../../../../../client/call.ts'
import { currentUserSignal } from '../../../../session/user.ts'
import { useAbort } from '../../../../ui/hooks/use-abort.ts'
import { useLatest } from '../../../../ui/hooks/use-latest.ts'
import { newId } from '../../../../ui/new-id.ts'
import { operationOf } from '../../../operations.ts'
import type { RowCall } from '../../actions/rows/row-button-types.ts'
import type { BulkAction } from '../../selection/use-selection.ts'
import type { ListRow } from '../../state/list-rows.ts'
import type { ListPage } from '../../use-list-page.ts'
import { useBlockLeaving } from '../progress.tsx'
import { type BulkRequest, type ButtonsOf, type ChangedRow, callOf, changeRow } from './change-row.ts'
import { type Bulk, type Outcome, runRows, settledBy } from './run-rows.ts'
import { useBulkReport } from './use-bulk-report.ts'

const newRequest = (): BulkRequest => ({ id: newId(), unanswered: new Map() })

/** The call of an ended action for one of its rows; undefined if it is no longer possible. */
const callAgain = (
  bulk: Bulk | null,
  buttonsOf: ButtonsOf,
  row: ListRow,
  { id }: BulkRequest,
): RowCall | undefined => {
  if (bulk?.step !== 'ended' || bulk.action.kind === 'set') return undefined
  try {
    return callOf(buttonsOf, row, bulk.action, id)
  } catch {
    return undefined
  }
}

/** Runs a bulk action after its confirmation, then reloads the list. */
export const useBulk = (page: ListPage, buttonsOf: ButtonsOf, nameOf: (row: ListRow) => string) => {
  const [bulk, setBulk] = useState<Bulk | null>(null)
  const { begin: beginCalls, abort } = useAbort()
  /** The changes since the confirmation, including earlier tries. */
  const changed = useRef<ChangedRow[]>([])
  /** Shows the undo again for the action whose dialog is open. */
  const offerAgain = useRef<() => void>(undefined)
  /** The same request in a repetition. */
  const [request, setRequest] = useState(newRequest)
  const queries = useQueryClient()
  const latest = useLatest({ page, buttonsOf })
  const report = useBulkReport(latest, nameOf)
  const isRunning = bulk?.step === 'running'
  useBlockLeaving(isRunning)

  const begin = (): void => {
    offerAgain.current = undefined
    changed.current = []
    setRequest(newRequest)
  }

  const reload = async (): Promise<void> => {
    const list = operationOf(page.module.module, 'list')
    if (list !== undefined) await queries.invalidateQueries(queriesOfTag(list))
  }

  /** `doneMessage` is the success message instead of the number of rows. */
  const start = async (
    action: BulkAction,
    rows: readonly ListRow[],
    doneMessage?: string,
  ): Promise<Outcome> => {
    const user = currentUserSignal()
    const signal = AbortSignal.any([beginCalls(), user])
    const { page, buttonsOf } = latest.current
    const act = async (row: ListRow): Promise<void> => {
      const change = await changeRow(page, buttonsOf, row, action, request, user)
      if (change) changed.current.push(change)
    }
    setBulk({ step: 'running', action, rows, outcome: { done: [], failed: [], left: rows } })
    const outcome = await runRows(rows, act, signal, (outcome) =>
      setBulk({ step: 'running', action, rows, outcome }),
    )
    if (user.aborted) return outcome
    await reload()
    const isWhole = outcome.failed.length === 0 && outcome.left.length === 0
    const finished = { action, outcome, isWhole, doneMessage, changed: changed.current, request, reload }
    offerAgain.current = report(finished)
    setBulk(isWhole ? null : { step: 'ended', action, rows, outcome })
    return outcome
  }

  return {
    bulk,
    /** Opens the dialog that selects a field and value. */
    choose: (rows: readonly ListRow[]): void => {
      begin()
      setBulk({ step: 'choosing', rows })
    },
    ask: (action: BulkAction, rows: readonly ListRow[]): void => {
      begin()
      setBulk({ step: 'confirming', action, rows })
    },
    start,
    /** Running rows complete; no more start. */
    stop: abort,
    /** The call to try again for a row of an ended action; undefined if it is no longer possible. */
    callFor: (row: ListRow) => callAgain(bulk, latest.current.buttonsOf, row, request),
    /** Moves a failed row to the done ones; the last one ends the action. */
    settle: (row: ListRow): void => setBulk((ended) => settledBy(ended, row)),
    /** Shows the undo again: its toast may have expired while the user read the failures. */
    close: (): void => {
      if (bulk?.step === 'ended') offerAgain.current?.()
      setBulk(null)
    },
  }
}
