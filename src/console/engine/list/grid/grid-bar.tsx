import Add from '@mui/icons-material/Add'
import Redo from '@mui/icons-material/Redo'
import Undo from '@mui/icons-material/Undo'
import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { useGridApiRef } from '@mui/x-data-grid'
import { onlineManager } from '@tanstack/react-query'
import { type RefObject, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { useSaveKeys } from '../../../ui/hooks/use-save-keys.ts'
import { ColumnsDialog } from '../tools/columns-dialog.tsx'
import { Progress } from '../tools/progress.tsx'
import { cellText } from './cell-text.ts'
import type { Grid } from './grid.ts'
import { countCells } from './grid-edits.ts'
import { faultOf } from './use-edited-rows.ts'
import type { GridRow, ShownColumn } from './use-grid.ts'
import type { GridKeys } from './use-grid-keys.ts'

interface Props {
  grid: Grid
  /** The focused cell. */
  active: { row: GridRow; column: ShownColumn } | null
  onAdd: () => void
  onNextFault: () => void
}

interface NoteProps {
  grid: Grid
  active: NonNullable<Props['active']>
  isBusy: boolean
}

/** The fault of the focused cell; for another user's change, both values and a choice between them. */
const CellNote = ({ grid, active, isBusy }: NoteProps) => {
  const { t } = useTranslation('tools')
  const { row, column } = active
  const { refusal } = row
  if (refusal && Object.hasOwn(refusal.theirs, column.key)) {
    const text = (value: unknown): string => cellText(column, value, grid.words) || t('grid.empty')
    return (
      <Alert
        severity='warning'
        sx={{ py: 0 }}
        action={(['mine', 'theirs'] as const).map((keep) => (
          <Button
            key={keep}
            size='small'
            color='inherit'
            disabled={isBusy}
            onClick={() => grid.settle(row, column, keep)}
          >
            {t(`grid.keep.${keep}`)}
          </Button>
        ))}
      >
        {t('grid.conflict', {
          mine: text(row.edit?.cells[column.key]),
          theirs: text(refusal.theirs[column.key]),
        })}
      </Alert>
    )
  }
  const message = faultOf(row, column.key) ?? refusal?.message
  if (message === undefined) return null
  return (
    <Alert
      severity='error'
      sx={{ py: 0 }}
      action={
        row.edit && (
          <Button size='small' color='inherit' disabled={isBusy} onClick={() => grid.discardRow(row)}>
            {t('grid.discardRow')}
          </Button>
        )
      }
    >
      {`${column.heading}: ${message}`}
    </Alert>
  )
}

/** The reason why a save waits before it sends anything. */
const Waiting = ({ waitsFor }: { waitsFor: NonNullable<Grid['waitsFor']> }) => {
  const { t } = useTranslation('tools')
  const isOnline = useSyncExternalStore(onlineManager.subscribe, () => onlineManager.isOnline())
  const text = t(waitsFor === 'names' ? 'grid.findingNames' : 'grid.loading')
  return (
    <div role='status'>
      <LinearProgress aria-label={t('grid.save')} sx={{ mb: 2 }} />
      <Typography variant='body2'>{isOnline ? text : `${text} · ${t('grid.offline')}`}</Typography>
    </div>
  )
}

const travels = [
  { way: 'undo', steps: 'past', Icon: Undo },
  { way: 'redo', steps: 'future', Icon: Redo },
] as const

/** The number of unsaved cells, with the buttons that save and discard them. */
export const GridBar = ({ grid, active, onAdd, onNextFault }: Props) => {
  const { t } = useTranslation('tools')
  const [opened, setOpened] = useState<'columns' | 'discard' | null>(null)
  const { state, save, faultCount } = grid
  const { saving } = save
  const isBusy = saving !== null || grid.waitsFor !== null
  const cells = useMemo(() => countCells(state.edits), [state.edits])
  const close = (): void => setOpened(null)
  const failed = Object.keys(save.refusals).filter((id) => state.edits.rows[id]).length
  return (
    <Stack component='section' aria-label={t('grid.region')} sx={{ px: 4, py: 2, gap: 2 }}>
      <Stack direction='row' sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {grid.canAdd && (
          <Button size='small' color='secondary' startIcon={<Add />} onClick={onAdd}>
            {t('grid.add')}
          </Button>
        )}
        {grid.kind === 'grid' && (
          <Button
            size='small'
            color='secondary'
            startIcon={<ViewColumn />}
            aria-haspopup='dialog'
            onClick={() => setOpened('columns')}
          >
            {t('columns.columns')}
          </Button>
        )}
        {travels.map(({ way, steps, Icon }) => (
          <IconButton
            key={way}
            size='small'
            aria-label={t(`grid.${way}`)}
            title={t(`grid.${way}`)}
            disabled={isBusy || state.history[steps].length === 0}
            onClick={() => state.dispatch({ do: way })}
          >
            <Icon fontSize='small' className='turns' />
          </IconButton>
        ))}
        <Typography variant='body2' role='status' sx={{ flex: 1, textAlign: 'end', minWidth: 160 }}>
          {[
            cells > 0 && t('grid.changed', { count: cells }),
            faultCount > 0 && t('grid.faults', { count: faultCount }),
            failed > 0 && t('grid.failed', { count: failed }),
          ]
            .filter((part) => part !== false)
            .join(' · ')}
        </Typography>
        {faultCount + failed > 0 && !isBusy && (
          <Button size='small' color='secondary' onClick={onNextFault}>
            {t('grid.nextFault')}
          </Button>
        )}
        {grid.kind !== 'grid' && save.undo && !isBusy && (
          <Button size='small' color='secondary' onClick={save.undo}>
            {t('grid.undoSaved')}
          </Button>
        )}
        {state.isDirty && !isBusy && (
          <>
            <Button size='small' color='secondary' onClick={() => setOpened('discard')}>
              {t('grid.discard')}
            </Button>
            <Button
              size='small'
              variant='contained'
              aria-keyshortcuts='Control+S'
              title='Ctrl+S'
              onClick={grid.saveAll}
            >
              {t('grid.save')}
            </Button>
          </>
        )}
        {isBusy && (
          <Button size='small' onClick={grid.stop}>
            {t('bulk.stop')}
          </Button>
        )}
      </Stack>
      {grid.waitsFor && <Waiting waitsFor={grid.waitsFor} />}
      {saving && (
        <Progress
          done={saving.done}
          total={saving.total}
          label={t('grid.save')}
          text={(numbers) =>
            `${t('bulk.progress', numbers)}${saving.isOffline ? ` · ${t('grid.offline')}` : ''}`
          }
        />
      )}
      <div role='status'>{active && <CellNote grid={grid} active={active} isBusy={isBusy} />}</div>
      {opened === 'columns' && grid.gridPage && <ColumnsDialog page={grid.gridPage} onClose={close} />}
      {opened === 'discard' && (
        <ConfirmDialog
          open
          text={t('grid.discardAll', { count: cells })}
          confirmLabel={t('grid.discard')}
          onConfirm={() => {
            state.discard()
            close()
          }}
          onClose={close}
        />
      )}
    </Stack>
  )
}

interface Options {
  root: RefObject<HTMLElement | null>
  api: ReturnType<typeof useGridApiRef>
  grid: Grid
  keys: GridKeys
}

/** Saves all rows on the keys that save a form. The open editor closes: its cell cannot be changed during the save. */
export const useSaveAll = ({ root, api, grid, keys }: Options): void =>
  useSaveKeys(root, (pressed) => {
    if (pressed !== 'save') return
    const { row: id, column } = grid.editor.current ?? {}
    if (id !== undefined && column) {
      keys.leave()
      const cell = { id, field: column.key }
      api.current?.stopCellEditMode({ ...cell, ignoreModifications: true, cellToFocusAfter: 'none' })
      api.current?.setCellFocus(id, column.key)
    }
    grid.saveAll()
  })
