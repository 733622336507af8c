import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { operationTag } from '../../../../../client/call.ts'
import { useToast } from '../../../../ui/toasts/toasts.tsx'
import { useLatest } from '../../../../ui/use-latest.ts'
import { operationOf } from '../../../operations.ts'
import type { RowButton } from '../../actions/row-buttons.ts'
import type { BulkAction } from '../../selection/bulk-actions.ts'
import type { ListRow } from '../../state/list-rows.ts'
import type { ListPage } from '../../use-list-page.ts'
import { pressButton, setProperty } from './bulk-act.ts'
import { type Outcome, runRows } from './run-rows.ts'
import { useUndo } from './use-undo.ts'

/** A bulk action from its question to what came of it. */
export type Bulk =
  | { step: 'asked'; action: BulkAction; rows: readonly ListRow[] }
  | { step: 'running' | 'ended'; action: BulkAction; rows: readonly ListRow[]; outcome: Outcome }

/** Carries out a bulk action, once it is confirmed; afterwards the list is read anew. */
export const useBulk = (page: ListPage, buttonsOf: (row: ListRow) => readonly RowButton[]) => {
  const [bulk, setBulk] = useState<Bulk | null>(null)
  const stop = useRef<AbortController>(undefined)
  const queries = useQueryClient()
  const latest = useLatest({ page, buttonsOf })
  const offerUndo = useUndo()
  const { t } = useTranslation('tools')
  const toast = useToast()
  useEffect(() => () => stop.current?.abort(), [])

  const reload = async (): Promise<void> => {
    const list = operationOf(page.module.module, 'list')
    if (list !== undefined) await queries.invalidateQueries({ queryKey: [operationTag(list)] })
  }

  const start = async ({ action, rows }: Bulk): Promise<Outcome> => {
    const controller = new AbortController()
    stop.current = controller
    const { page, buttonsOf } = latest.current
    const changed: { row: ListRow; before: unknown }[] = []
    const act = async (row: ListRow): Promise<void> => {
      if (action.kind !== 'set') return pressButton(buttonsOf, row, action)
      const before = await setProperty(page, buttonsOf, row, [action.column.field, action.value])
      if (before !== action.value) changed.push({ row, before })
    }
    setBulk({ step: 'running', action, rows, outcome: { done: [], failed: [], left: rows } })
    const outcome = await runRows(rows, act, controller.signal, (outcome) =>
      setBulk({ step: 'running', action, rows, outcome }),
    )
    await reload()
    if (action.kind === 'set' && changed.length > 0)
      offerUndo(
        changed,
        ({ row, before }) =>
          setProperty(page, buttonsOf, row, [action.column.field, before]).then(() => undefined),
        reload,
      )
    const isWhole = outcome.failed.length === 0 && outcome.left.length === 0
    if (isWhole && changed.length === 0) toast({ message: t('bulk.done', { count: outcome.done.length }) })
    setBulk(isWhole ? null : { step: 'ended', action, rows, outcome })
    return outcome
  }

  return {
    bulk,
    ask: (action: BulkAction, rows: readonly ListRow[]): void => setBulk({ step: 'asked', action, rows }),
    start,
    /** What is begun is finished, nothing more begun. */
    stop: (): void => stop.current?.abort(),
    close: (): void => setBulk(null),
  }
}
