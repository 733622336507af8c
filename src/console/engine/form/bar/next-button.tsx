import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { Module } from '../../../../modules/format/types.ts'
import { useListUrl } from '../../routes/use-module-breadcrumb.ts'
import { useValues } from '../../use-values.ts'
import { type Neighbour, useNeighbours } from '../use-neighbours.ts'

interface Props {
  module: Module
  /** The form's record. */
  record: unknown
  disabled: boolean
  onSave: (next: Neighbour) => void
}

/** The "Save and next" button of an edit form; nothing without a next record in the list. */
export const NextButton = ({ module, record, disabled, onSave }: Props) => {
  const { t } = useTranslation('engine')
  const values = useValues()
  const list = useListUrl(module.module, record) ?? '/'
  const { next } = useNeighbours(module, list, values, values.route?.id)
  if (!next) return null
  return (
    <Button
      variant='outlined'
      disabled={disabled}
      data-next=''
      aria-keyshortcuts='Control+Shift+Enter'
      title='Ctrl+Shift+Enter'
      onClick={() => onSave(next)}
      sx={{ px: { xs: 1, sm: 4 } }}
    >
      {t('saveAndNext')}
    </Button>
  )
}
