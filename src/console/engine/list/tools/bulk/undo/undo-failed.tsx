import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { conflictsIn } from '../../../actions/calls/conflicts.ts'
import type { ListRow } from '../../../state/list-rows.ts'
import { useBlockLeaving } from '../../use-block-leaving.ts'
import { rowsToRepeat } from '../bulk-state.ts'
import { FailedRows, type FailedRowsProps } from '../failed-rows.tsx'

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
