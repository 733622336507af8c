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
import { mostSelected, useSelectAll } from './use-select-all.ts'

export interface BulkBarProps {
  page: ListPage
  picks: RowSelection
  actions: readonly BulkAction[]
  buttonsOf: (row: ListRow) => readonly RowButton[]
  nameOf: (row: ListRow) => string
}

const fieldDialog = lazyPart(() => import('./fields/field-dialog.tsx').then((file) => file.FieldDialog))

/** What stands below a list while rows are selected: how many, all of them, and what can be done with them. */
export const BulkBar = ({ page, picks, actions, buttonsOf, nameOf }: BulkBarProps) => {
  const { t } = useTranslation('tools')
  const bulk = useBulk(page, buttonsOf, nameOf)
  const all = useSelectAll(page, picks)
  /** The selected rows as they are now, where the page shows them. */
  const rows = useMemo(() => {
    const shown = new Map(page.rows.map((row) => [rowKey(row), row]))
    return [...picks.selection].map(([key, row]) => shown.get(key) ?? row)
  }, [page.rows, picks.selection])
  const tab = page.list.tabs?.[page.state.tab]?.label
  const offered = actions.filter(({ kind, ...rest }) => {
    const only = kind === 'press' && 'action' in rest ? rest.action.tab : undefined
    return only === undefined || slug(only) === slug(tab ?? '')
  })
  const hasMore = page.total > rows.length && page.total <= mostSelected
  const choosing = bulk.bulk?.step === 'choosing' ? bulk.bulk : null
  const fields = useMemo(() => (page.can.update ? settableFields(page.module) : []), [page.can, page.module])
  const start = async (action: BulkAction, chosen: readonly ListRow[]): Promise<void> => {
    const { done } = await bulk.start(action, chosen)
    picks.change((selection) => withRows(selection, done, false))
  }
  const settle = (row: ListRow): void => {
    bulk.settle(row)
    picks.change((selection) => withRows(selection, [row], false))
  }
  /** What is gone stays selected until it has been told: without a selection all of this goes. */
  const close = (): void => {
    const gone = bulk.bulk?.step === 'ended' ? goneRows(bulk.bulk.outcome) : []
    bulk.close()
    picks.change((selection) => withRows(selection, gone, false))
  }
  if (rows.length === 0 && !bulk.bulk) return null
  return (
    <>
      {rows.length > 0 && (
        <BulkToolbar
          count={rows.length}
          actions={offered}
          all={hasMore ? { ...all, total: page.total } : null}
          onClear={() => picks.change(() => new Map())}
          onSetField={fields.length > 0 ? () => bulk.choose(rows) : undefined}
          onAsk={(action) => bulk.ask(action, rows)}
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
      {bulk.bulk && bulk.bulk.step !== 'choosing' && (
        <BulkDialog
          bulk={bulk.bulk}
          nameOf={nameOf}
          onStart={(action, chosen) => void start(action, chosen)}
          onStop={bulk.stop}
          callFor={bulk.callFor}
          onDone={settle}
          onClose={close}
        />
      )}
    </>
  )
}
