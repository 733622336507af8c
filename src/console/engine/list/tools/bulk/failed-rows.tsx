import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../../../ui/toasts/toasts.tsx'
import { conflictsIn } from '../../actions/calls/conflicts.ts'
import { changeDialog } from '../../actions/calls/offer-change.ts'
import type { Refused } from '../../actions/calls/use-call.ts'
import type { RowCall } from '../../actions/rows/row-button-types.ts'
import type { ListRow } from '../../state/list-rows.ts'
import type { Outcome } from './run-rows.ts'
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
