import Close from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../../../client/api-error.ts'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useAbort } from '../../../../ui/hooks/use-abort.ts'
import { lazyPart } from '../../../../ui/lazy/lazy-when-idle.tsx'
import { OpenedPart } from '../../../../ui/lazy/opened-part.tsx'
import { showToast } from '../../../../ui/toasts/toasts.tsx'
import type { RowButton } from '../../actions/rows/row-button-types.ts'
import { SelectionFrame } from '../../selection/selection-frame.tsx'
import { type BulkAction, type RowSelection, rowKey, withRows } from '../../selection/use-selection.ts'
import { slug } from '../../state/filters.ts'
import type { ListRow } from '../../state/list-rows.ts'
import type { ListPage } from '../../use-list-page.ts'
import { rowPages } from '../row-pages.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { deletedRows } from './run-rows.ts'
import { settableFields } from './settable-fields.ts'
import { useBulk } from './use-bulk.ts'
import { useBulkTexts } from './use-bulk-texts.ts'

interface Props {
  /** Number of selected rows. */
  count: number
  actions: readonly BulkAction[]
  /** Selects all matching rows; null if they are selected already, or too many. */
  all: { total: number; busy: boolean; select: () => void } | null
  onClear: () => void
  /** Opens the dialog that sets a field; undefined if the form has no such field. */
  onSetField: (() => void) | undefined
  onAsk: (action: BulkAction) => void
}

const keyOf = (action: BulkAction): string => {
  if (action.kind === 'set') return `${action.field} ${action.value}`
  return action.kind === 'press' ? action.action.id : 'delete'
}

/** The number of selected rows and their bulk actions. */
const BulkToolbar = ({ count, actions, all, onClear, onSetField, onAsk }: Props) => {
  const { t, i18n } = useTranslation('tools')
  const { nameOf } = useBulkTexts()
  return (
    <SelectionFrame label={t('bulk.region')}>
      <IconButton size='small' aria-label={t('bulk.clear')} onClick={onClear}>
        <Close fontSize='small' />
      </IconButton>
      <Typography role='status' sx={{ fontWeight: 600 }}>
        {t('bulk.chosen', { count: count })}
      </Typography>
      {all && (
        <Button size='small' onClick={all.select} loading={all.busy}>
          {t('bulk.all', { total: formatNumber(all.total, i18n.language) })}
        </Button>
      )}
      <span style={{ flex: 1 }} />
      {onSetField && (
        <Button size='small' variant='outlined' onClick={onSetField}>
          {t('bulk.setField')}
        </Button>
      )}
      {actions.map((action) => (
        <Button
          key={keyOf(action)}
          size='small'
          variant='outlined'
          color={action.kind === 'delete' ? 'error' : 'primary'}
          onClick={() => onAsk(action)}
        >
          {nameOf(action)}
        </Button>
      ))}
    </SelectionFrame>
  )
}

/** The maximum number of selected rows: each is fetched and processed separately. */
const maxSelected = 5000

/** Selects all rows that match search and filters, including those of other pages. */
const useSelectAll = (page: ListPage, picks: RowSelection) => {
  const { t } = useTranslation('tools')
  const [busy, setBusy] = useState(false)
  const { search, searchBy, filters, tab } = page.state
  // A new search or filter matches other rows.
  const { begin } = useAbort(JSON.stringify([search, searchBy, filters, tab]))
  const select = async (): Promise<void> => {
    const signal = begin()
    setBusy(true)
    try {
      for await (const { rows } of rowPages(page, signal))
        picks.change((selection) => withRows(selection, rows, true))
    } catch (error) {
      if (!signal.aborted) showToast({ message: errorMessage(error, t('failed')), type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return { busy, select: () => void select() }
}

export interface BulkBarProps {
  page: ListPage
  picks: RowSelection
  actions: readonly BulkAction[]
  buttonsOf: (row: ListRow) => readonly RowButton[]
  nameOf: (row: ListRow) => string
}

const fieldDialog = lazyPart(() => import('./field-dialog.tsx').then((file) => file.FieldDialog))

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
      const gone = bulk.bulk?.step === 'ended' ? deletedRows(bulk.bulk.outcome) : []
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
