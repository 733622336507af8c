import Close from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../i18n/format-number.ts'
import type { BulkAction } from '../../selection/bulk-actions.ts'
import { SelectionFrame } from '../../selection/selection-frame.tsx'
import { useBulkWords } from './use-bulk-words.ts'

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
export const BulkToolbar = ({ count, actions, all, onClear, onSetField, onAsk }: Props) => {
  const { t, i18n } = useTranslation('tools')
  const { nameOf } = useBulkWords()
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
