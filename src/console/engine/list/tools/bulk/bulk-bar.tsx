import Close from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart, useLazyPart } from '../../../../ui/lazy/lazy-when-idle.tsx'
import type { RowButton } from '../../actions/row-buttons.ts'
import type { BulkAction } from '../../selection/bulk-actions.ts'
import { rowKey, withRows } from '../../selection/selection.ts'
import type { Picks } from '../../selection/use-selection.ts'
import type { ListRow } from '../../state/list-rows.ts'
import { slug } from '../../state/slug.ts'
import type { ListPage } from '../../use-list-page.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { goneRows } from './gone-rows.ts'
import { settableFields } from './settable-fields.ts'
import { useBulk } from './use-bulk.ts'
import { useBulkWords } from './use-bulk-words.ts'
import { mostSelected, useSelectAll } from './use-select-all.ts'

export interface BulkBarProps {
  page: ListPage
  picks: Picks
  actions: readonly BulkAction[]
  buttonsOf: (row: ListRow) => readonly RowButton[]
  nameOf: (row: ListRow) => string
}

const fieldDialog = lazyPart(() => import('./field-dialog.tsx').then((file) => file.FieldDialog))

const keyOf = (action: BulkAction): string => {
  if (action.kind === 'set') return `${action.field} ${action.value}`
  return action.kind === 'press' ? action.action.id : 'delete'
}

/** What stands below a list while rows are selected: how many, all of them, and what can be done with them. */
export const BulkBar = ({ page, picks, actions, buttonsOf, nameOf }: BulkBarProps) => {
  const { t, i18n } = useTranslation('tools')
  const words = useBulkWords()
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
  const choosing = bulk.bulk?.step === 'choosing' ? bulk.bulk : null
  const FieldDialog = useLazyPart(fieldDialog, choosing !== null)
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
        <Paper
          component='section'
          elevation={8}
          className='screen-only'
          aria-label={t('bulk.region')}
          sx={{
            position: 'fixed',
            bottom: 16,
            insetInline: { xs: 8, lg: 'calc(260px + 5vw) 5vw' },
            maxWidth: 900,
            mx: 'auto',
            zIndex: 'appBar',
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 2,
            px: 3,
            py: 2,
            border: 1,
            borderColor: 'divider',
          }}
        >
          <IconButton size='small' aria-label={t('bulk.clear')} onClick={() => picks.change(() => new Map())}>
            <Close fontSize='small' />
          </IconButton>
          <Typography role='status' sx={{ fontWeight: 600 }}>
            {t('bulk.chosen', { count: rows.length })}
          </Typography>
          {page.total > rows.length && page.total <= mostSelected && (
            <Button size='small' onClick={all.select} loading={all.busy}>
              {t('bulk.all', { total: page.total.toLocaleString(i18n.language) })}
            </Button>
          )}
          <span style={{ flex: 1 }} />
          {fields.length > 0 && (
            <Button size='small' variant='outlined' onClick={() => bulk.choose(rows)}>
              {t('bulk.setField')}
            </Button>
          )}
          {offered.map((action) => (
            <Button
              key={keyOf(action)}
              size='small'
              variant='outlined'
              color={action.kind === 'delete' ? 'error' : 'primary'}
              onClick={() => bulk.ask(action, rows)}
            >
              {words.nameOf(action)}
            </Button>
          ))}
        </Paper>
      )}
      {choosing && FieldDialog && (
        <FieldDialog
          page={page}
          fields={fields}
          rows={choosing.rows}
          nameOf={nameOf}
          onStart={(action) => void start(action, rows)}
          onClose={close}
        />
      )}
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
