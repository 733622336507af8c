import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { Module } from '../../../../modules/format/types.ts'
import { RecordPlace } from '../../neighbours/record-steps.tsx'
import { type Neighbour, useKeptNeighbours } from '../../neighbours/use-neighbours.ts'
import { useListUrl } from '../../routes/use-module-breadcrumb.ts'
import { useValues } from '../../use-values.ts'

/** The record of an edit form. */
export interface FormRecord {
  module: Module
  /** The form's record. */
  record: unknown
}

/** The records before and after a form's record in the list as last seen. */
export const useFormNeighbours = ({ module, record }: FormRecord) => {
  const values = useValues()
  const list = useListUrl(module.module, record) ?? '/'
  return useKeptNeighbours(module, list, values, values.route?.id)
}

/** How many records are left, if the form was opened from a filtered list. */
export const QueuePlace = (props: FormRecord) => {
  const { place } = useFormNeighbours(props)
  return place?.isQueue && <RecordPlace {...place} />
}

interface Props extends FormRecord {
  disabled: boolean
  onSave: (next: Neighbour) => void
}

/** The "Save and next" button of an edit form; nothing without a next record in the list. */
export const NextButton = ({ disabled, onSave, ...props }: Props) => {
  const { t } = useTranslation('engine')
  const { next } = useFormNeighbours(props)
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
