import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../../ui/lazy/lazy-when-idle.tsx'
import { OpenedPart } from '../../../../ui/lazy/opened-part.tsx'
import type { RowButton } from '../../actions/rows/row-button-types.ts'
import type { BulkAction } from '../../selection/bulk-actions.ts'
import { rowKey, withRows } from '../../selection/selection.ts'
import type { RowSelection } from '../../selection/use-selection.ts'
import type { ListRow } from '../../state/list-rows.ts'
import { slug } from '../../state/slug.ts'
import type { ListPage } from '../../use-list-page.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { BulkToolbar } from './bulk-toolbar.tsx'
import { settableFields } from './fields/settable-fields.ts'
import { goneRows } from './gone-rows.ts'
import { useBulk } from './use-bulk.ts'
import { maxSelected, useSelectAll } from './use-select-all.ts'

export interface BulkBarProps {
  page: ListPage
  picks: RowSelection
  actions: readonly BulkAction[]
  buttonsOf: (row: ListRow) => readonly RowButton[]
  nameOf: (row: ListRow) => string
}

const fieldDialog = lazyPart(() => import('./fields/field-dialog.tsx').then((file) => file.FieldDialog))

/** The actions of the present tab; actions of a list without tabs apply to all of it. */
const actionsOfTab = (actions: readonly BulkAction[], { list, state }: ListPage): readonly BulkAction[] => {
  const tab = slug(list.tabs?.[state.tab]?.label ?? '')
  return actions.filter((bulk) => {
    const only = bulk.kind === 'press' ? bulk.action.tab : undefined
    return only === undefined || slug(only) === tab
  })
}

/** A bulk action and its selection: processed and deleted rows are deselected. */
const useBulkOfSelection = ({ page, picks, buttonsOf, nameOf }: Omit<BulkBarProps, 'actions'>) => {
  const bulk = useBulk(page, buttonsOf, nameOf)
  const deselect = (rows: readonly ListRow[]): void =>
    picks.change((selection) => withRows(selection, rows, false))
  /** The selected rows, in their present state if the page shows them. */
  const rows = useMemo(() => {
    const shown = new Map(page.rows.map((row) => [rowKey(row), row]))
    return [...picks.selection].map(([key, row]) => shown.get(key) ?? row)
  }, [page.rows, picks.selection])
  return {
    ...bulk,
    rows,
    start: async (action: BulkAction, chosen: readonly ListRow[]): Promise<void> => {
      const { done } = await bulk.start(action, chosen)
      deselect(done)
    },
    settle: (row: ListRow): void => {
      bulk.settle(row)
      deselect([row])
    },
    /** Deleted rows stay selected until their message was shown: an empty selection unmounts this. */
    close: (): void => {
      const gone = bulk.bulk?.step === 'ended' ? goneRows(bulk.bulk.outcome) : []
      bulk.close()
      deselect(gone)
    },
  }
}

/** The bar for selected rows: their number, a button for all rows, and the bulk actions. */
export const BulkBar = ({ actions, ...props }: BulkBarProps) => {
  const { page, picks, nameOf } = props
  const { t } = useTranslation('tools')
  const { bulk, rows, start, settle, close, choose, ask, stop, callFor } = useBulkOfSelection(props)
  const all = useSelectAll(page, picks)
  const hasMore = page.total > rows.length && page.total <= maxSelected
  const choosing = bulk?.step === 'choosing' ? bulk : null
  const fields = useMemo(() => (page.can.update ? settableFields(page.module) : []), [page.can, page.module])
  if (rows.length === 0 && !bulk) return null
  return (
    <>
      {rows.length > 0 && (
        <BulkToolbar
          count={rows.length}
          actions={actionsOfTab(actions, page)}
          all={hasMore ? { ...all, total: page.total } : null}
          onClear={() => picks.change(() => new Map())}
          onSetField={fields.length > 0 ? () => choose(rows) : undefined}
          onAsk={(action) => ask(action, rows)}
        />
      )}
      <OpenedPart part={fieldDialog} open={choosing !== null} title={t('bulk.setField')} onClose={close}>
        {(FieldDialog) =>
          choosing && (
            <FieldDialog
              page={page}
              fields={fields}
              rows={choosing.rows}
              nameOf={nameOf}
              onStart={(action) => void start(action, rows)}
              onClose={close}
            />
          )
        }
      </OpenedPart>
      {bulk && bulk.step !== 'choosing' && (
        <BulkDialog
          bulk={bulk}
          nameOf={nameOf}
          onStart={(action, chosen) => void start(action, chosen)}
          onStop={stop}
          callFor={callFor}
          onDone={settle}
          onClose={close}
        />
      )}
    </>
  )
}
