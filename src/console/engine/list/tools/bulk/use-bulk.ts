import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { operationTag } from '../../../../../client/call.ts'
import { sameJson } from '../../../../../contract/json.ts'
import { useToast } from '../../../../ui/toasts/toasts.tsx'
import { useIsHere } from '../../../../ui/use-is-here.ts'
import { useLatest } from '../../../../ui/use-latest.ts'
import { operationOf } from '../../../operations.ts'
import type { RowButton, RowCall } from '../../actions/row-buttons.ts'
import { undoCall } from '../../actions/undo-call.ts'
import { undoDelete, undoOfDelete } from '../../actions/undo-delete.ts'
import type { BulkAction } from '../../selection/bulk-actions.ts'
import type { ListRow } from '../../state/list-rows.ts'
import type { ListPage } from '../../use-list-page.ts'
import { callOf, pressButton, setProperty } from './bulk-act.ts'
import { type Outcome, runRows } from './run-rows.ts'
import { useStayWhile } from './use-stay-while.ts'
import { type Changed, useUndo } from './use-undo.ts'

/** A bulk action from its question to what came of it. */
export type Bulk =
  | { step: 'choosing'; rows: readonly ListRow[] }
  | { step: 'asked'; action: BulkAction; rows: readonly ListRow[] }
  | { step: 'running' | 'ended'; action: BulkAction; rows: readonly ListRow[]; outcome: Outcome }

/** Carries out a bulk action, once it is confirmed; afterwards the list is read anew. */
export const useBulk = (
  page: ListPage,
  buttonsOf: (row: ListRow) => readonly RowButton[],
  nameOf: (row: ListRow) => string,
) => {
  const [bulk, setBulk] = useState<Bulk | null>(null)
  const stop = useRef<AbortController>(undefined)
  /** What was changed since the question, also before a repetition. */
  const changed = useRef<Changed[]>([])
  const isHere = useIsHere()
  const queries = useQueryClient()
  const latest = useLatest({ page, buttonsOf })
  const offerUndo = useUndo()
  const { t } = useTranslation('tools')
  const toast = useToast()
  useEffect(() => () => stop.current?.abort(), [])
  const isRunning = bulk?.step === 'running'
  useStayWhile(isRunning)

  const reload = async (): Promise<void> => {
    const list = operationOf(page.module.module, 'list')
    if (list !== undefined) await queries.invalidateQueries({ queryKey: [operationTag(list)] })
  }

  const summaryOf = ({ done, failed, left }: Outcome): string =>
    [
      done.length > 0 && t('bulk.done', { count: done.length }),
      failed.length > 0 && t('bulk.notDone', { count: failed.length }),
      left.length > 0 && t('bulk.left', { count: left.length }),
    ]
      .filter((part) => part !== false)
      .join(' ')

  /** How a row gets back what an action changed; undefined for one that cannot be taken back. */
  const restoring = (action: BulkAction): ((change: Changed) => Promise<void>) | undefined => {
    const { page, buttonsOf } = latest.current
    const undoOf = ({ id }: ListRow) => undoOfDelete(page.module.module.resource, id)
    if (action.kind === 'set')
      return async ({ row, before }) => {
        await setProperty(page, buttonsOf, row, [action.field, before], { [action.field]: action.value })
      }
    if (action.kind !== 'delete' || !changed.current.some(({ row }) => undoOf(row))) return undefined
    return async ({ row }) => {
      const undo = undoOf(row)
      if (undo) await undoDelete(undo)
    }
  }

  /** The call that takes the delete of a row back. */
  const undoing = ({ id }: ListRow): RowCall | undefined => {
    const { module } = latest.current.page.module
    const [undo, deleting] = [undoOfDelete(module.resource, id), operationOf(module, 'delete')]
    return undo && deleting !== undefined ? undoCall(undo, deleting) : undefined
  }

  /** `told` is what is said of it once it is done, in place of how many rows were. */
  const start = async (action: BulkAction, rows: readonly ListRow[], told?: string): Promise<Outcome> => {
    const controller = new AbortController()
    stop.current = controller
    const { page, buttonsOf } = latest.current
    const act = async (row: ListRow): Promise<void> => {
      if (action.kind !== 'set') {
        await pressButton(buttonsOf, row, action)
        if (action.kind === 'delete') changed.current.push({ row })
        return
      }
      const before = await setProperty(page, buttonsOf, row, [action.field, action.value])
      if (!sameJson(before, action.value)) changed.current.push({ row, before })
    }
    setBulk({ step: 'running', action, rows, outcome: { done: [], failed: [], left: rows } })
    const outcome = await runRows(rows, act, controller.signal, (outcome) =>
      setBulk({ step: 'running', action, rows, outcome }),
    )
    await reload()
    const isWhole = outcome.failed.length === 0 && outcome.left.length === 0
    // Who has left sees no dialog any more.
    const done = told ?? t('bulk.done', { count: changed.current.length || outcome.done.length })
    const said = isHere.current ? done : summaryOf(outcome)
    const takeBack = restoring(action)
    if (takeBack && changed.current.length > 0)
      offerUndo({
        message: said,
        changed: changed.current,
        restore: takeBack,
        reload,
        nameOf,
        callFor: undoing,
      })
    else if (isWhole) toast({ message: said })
    else if (!isHere.current) toast({ message: said, type: 'error' })
    setBulk(isWhole ? null : { step: 'ended', action, rows, outcome })
    return outcome
  }

  return {
    bulk,
    /** Asks which field is to be set to what, before it is started. */
    choose: (rows: readonly ListRow[]): void => {
      changed.current = []
      setBulk({ step: 'choosing', rows })
    },
    ask: (action: BulkAction, rows: readonly ListRow[]): void => {
      changed.current = []
      setBulk({ step: 'asked', action, rows })
    },
    start,
    /** What is begun is finished, nothing more begun. */
    stop: (): void => stop.current?.abort(),
    /** The call behind an action that has ended, for one of its rows; undefined where it can no longer be made. */
    callFor: (row: ListRow): RowCall | undefined => {
      if (bulk?.step !== 'ended' || bulk.action.kind === 'set') return undefined
      try {
        return callOf(latest.current.buttonsOf, row, bulk.action)
      } catch {
        return undefined
      }
    },
    /** Counts a row that had failed among those that are done; the last one ends the action. */
    settle: (row: ListRow): void =>
      setBulk((ended) => {
        if (ended?.step !== 'ended') return ended
        const { done, failed, left } = ended.outcome
        const outcome = { done: [...done, row], failed: failed.filter((each) => each.row !== row), left }
        return outcome.failed.length + left.length === 0 ? null : { ...ended, outcome }
      }),
    close: (): void => setBulk(null),
  }
}
