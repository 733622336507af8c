import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { notBySecondClick } from '../../../../ui/dialogs/page-dialog.tsx'
import type { RowCall } from '../../actions/rows/row-button-types.ts'
import type { BulkAction } from '../../selection/use-selection.ts'
import type { ListRow } from '../../state/list-rows.ts'
import { Progress } from '../progress.tsx'
import { FailedRows } from './failed-rows.tsx'
import { type Bulk, type Outcome, rowsToRepeat, triedOf } from './run-rows.ts'
import { useBulkTexts } from './use-bulk-texts.ts'

/** The maximum number of named rows. */
const maxNames = 5

interface RowNamesProps {
  rows: readonly ListRow[]
  nameOf: (row: ListRow) => string
}

/** The rows of a bulk action, the first ones by name. */
export const RowNames = ({ rows, nameOf }: RowNamesProps) => {
  const { t, i18n } = useTranslation('tools')
  const more = rows.length - maxNames
  return (
    <ul style={{ margin: 0, paddingInlineStart: 20, overflowWrap: 'anywhere' }}>
      {rows.slice(0, maxNames).map((row) => (
        <li key={String(row.id)}>
          <bdi>{nameOf(row)}</bdi>
        </li>
      ))}
      {more > 0 && <li>{t('bulk.others', { number: formatNumber(more, i18n.language) })}</li>}
    </ul>
  )
}

interface Props {
  bulk: Exclude<Bulk, { step: 'choosing' }>
  nameOf: (row: ListRow) => string
  onStart: (action: BulkAction, rows: readonly ListRow[]) => void
  onStop: () => void
  /** The call behind a row action. */
  callFor: (row: ListRow) => RowCall | undefined
  /** Called when a failed row has succeeded. */
  onDone: (row: ListRow) => void
  onClose: () => void
}

type EndedProps = Pick<Props, 'nameOf' | 'callFor' | 'onDone'> & { outcome: Outcome }

const Ended = ({ outcome, nameOf, callFor, onDone }: EndedProps) => {
  const { t } = useTranslation('tools')
  const { done, failed, left } = outcome
  return (
    <>
      {done.length > 0 && <Alert sx={{ mb: 3 }}>{t('bulk.done', { count: done.length })}</Alert>}
      {failed.length > 0 && (
        <FailedRows failed={failed} nameOf={nameOf} callFor={callFor} onDone={onDone}>
          {t('bulk.failed', { count: failed.length })}
        </FailedRows>
      )}
      {left.length > 0 && <Alert severity='warning'>{t('bulk.left', { count: left.length })}</Alert>}
    </>
  )
}

/** A bulk action's dialog: confirmation, progress and failures. */
export const BulkDialog = ({ bulk, nameOf, onStart, onStop, callFor, onDone, onClose }: Props) => {
  const { t } = useTranslation('tools')
  const { t: shell } = useTranslation()
  const { nameOf: actionName } = useBulkTexts()
  const { action, rows, step } = bulk
  const rest = step === 'ended' ? rowsToRepeat(bulk.outcome) : []
  const isDanger = action.kind === 'delete'
  return (
    <Dialog
      open
      onClose={notBySecondClick(() => step !== 'running' && onClose())}
      role='alertdialog'
      maxWidth='xs'
      fullWidth
    >
      <DialogTitle>{t('bulk.title', { action: actionName(action), count: rows.length })}</DialogTitle>
      <DialogContent>
        {step === 'confirming' && (
          <>
            <DialogContentText sx={{ mb: 2 }}>{t('bulk.text')}</DialogContentText>
            <RowNames rows={rows} nameOf={nameOf} />
          </>
        )}
        {step === 'running' && (
          <Progress
            done={triedOf(bulk.outcome)}
            total={rows.length}
            label={actionName(action)}
            text={(numbers) => t('bulk.progress', numbers)}
          />
        )}
        {step === 'ended' && (
          <Ended outcome={bulk.outcome} nameOf={nameOf} callFor={callFor} onDone={onDone} />
        )}
      </DialogContent>
      <DialogActions>
        {step === 'running' ? (
          <Button onClick={onStop} autoFocus>
            {t('bulk.stop')}
          </Button>
        ) : (
          <Button onClick={onClose} color='secondary' autoFocus>
            {shell(step === 'confirming' ? 'common.cancel' : 'common.close')}
          </Button>
        )}
        {step === 'confirming' && (
          <Button
            variant='contained'
            color={isDanger ? 'error' : 'primary'}
            onClick={() => onStart(action, rows)}
          >
            {isDanger ? actionName(action) : t('bulk.start')}
          </Button>
        )}
        {step === 'ended' && rest.length > 0 && (
          <Button variant='contained' onClick={() => onStart(action, rest)}>
            {t('bulk.again')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
