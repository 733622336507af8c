import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../../../ui/toasts/toasts.tsx'
import { conflictsIn } from '../../actions/calls/conflicts.ts'
import type { Refused } from '../../actions/calls/use-call.ts'
import { changeDialog } from '../../actions/calls/use-row-call.ts'
import type { RowCall } from '../../actions/rows/row-button-types.ts'
import type { ListRow } from '../../state/list-rows.ts'
import { useBlockLeaving } from '../progress.tsx'
import { type Outcome, rowsToRepeat } from './run-rows.ts'
import { useBulkTexts } from './use-bulk-texts.ts'

export interface FailedRowsProps {
  failed: Outcome['failed']
  nameOf: (row: ListRow) => string
  /** The failed call of a row, to send again with other values; undefined if there is none. */
  callFor: (row: ListRow) => RowCall | undefined
  /** Called when a row has succeeded after all. */
  onDone: (row: ListRow) => void
}

/** The failed rows with their errors; conflicting values can be changed. `children` shows their number. */
export const FailedRows = ({
  failed,
  nameOf,
  callFor,
  onDone,
  children,
}: FailedRowsProps & { children: ReactNode }) => {
  const { t } = useTranslation('tools')
  const { reasonOf } = useBulkTexts()
  const [changing, setChanging] = useState<(Refused & { row: ListRow }) | null>(null)
  const ChangeDialog = changeDialog.loaded()
  const close = (): void => setChanging(null)
  const change = (refused: Refused & { row: ListRow }): void =>
    void changeDialog.fetch().then(
      () => setChanging(refused),
      () => showToast({ message: t('failed'), type: 'error' }),
    )
  return (
    <Alert severity='error' sx={{ mb: 3, '& .MuiAlert-message': { minWidth: 0 } }}>
      {children}
      <ul style={{ margin: 0, paddingInlineStart: 20, overflowWrap: 'anywhere' }}>
        {failed.map(({ row, error }) => {
          const call = conflictsIn(error) ? callFor(row) : undefined
          const name = nameOf(row)
          return (
            <li key={String(row.id)}>
              <bdi>{name}</bdi>: {reasonOf(error)}
              {call && (
                <Button
                  size='small'
                  aria-label={`${t('bulk.change')}: ${name}`}
                  onClick={() => change({ row, call, error })}
                >
                  {t('bulk.change')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {changing && ChangeDialog && (
        <ChangeDialog
          refused={changing}
          onDone={() => {
            close()
            onDone(changing.row)
          }}
          onClose={close}
        />
      )}
    </Alert>
  )
}

type Props = Omit<FailedRowsProps, 'onDone'> & {
  /** Tries these rows again, without the others. */
  onAgain: (rows: readonly ListRow[], others: FailedRowsProps['failed']) => void
  onClose: () => void
}

/** The rows whose undo failed, with their errors. */
export const UndoFailed = ({ failed, onAgain, onClose, ...props }: Props) => {
  const { t } = useTranslation('tools')
  const { t: shell } = useTranslation()
  const { t: engine } = useTranslation('engine')
  const [left, setLeft] = useState(failed)
  // Conflicts would occur again until changed.
  const plain = left.filter(({ error }) => conflictsIn(error) === null)
  const rest = rowsToRepeat({ done: [], failed: plain, left: [] })
  const closeButton = useRef<HTMLButtonElement>(null)
  useBlockLeaving(true)
  const done = (row: ListRow): void => {
    const others = left.filter((each) => each.row !== row)
    setLeft(others)
    // The row's button, which had the focus, is removed.
    if (others.length > 0) closeButton.current?.focus()
    else onClose()
  }
  return (
    <Dialog open onClose={onClose} role='alertdialog' maxWidth='xs' fullWidth>
      <DialogTitle>{engine('undo')}</DialogTitle>
      <DialogContent>
        <FailedRows {...props} failed={left} onDone={done}>
          {t('bulk.undoFailed', { count: left.length })}
        </FailedRows>
      </DialogContent>
      <DialogActions>
        <Button ref={closeButton} onClick={onClose} color='secondary' autoFocus>
          {shell('common.close')}
        </Button>
        {rest.length > 0 && (
          <Button
            variant='contained'
            onClick={() =>
              onAgain(
                rest,
                left.filter(({ row }) => !rest.includes(row)),
              )
            }
          >
            {t('bulk.again')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
