import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLabel } from '../../../../../i18n/use-label.ts'
import { ErrorState } from '../../../../../ui/states/error-state.tsx'
import { Loader } from '../../../../../ui/states/loader.tsx'
import { useValidator } from '../../../../form/validation/use-validator.ts'
import { useFailureText } from '../../../../use-failure-text.ts'
import type { BulkAction } from '../../../selection/bulk-actions.ts'
import type { ListRow } from '../../../state/list-rows.ts'
import type { ListPage } from '../../../use-list-page.ts'
import { RowNames } from '../row-names.tsx'
import { FieldForm } from './field-form.tsx'
import type { SettableField } from './settable-fields.ts'

interface Props {
  page: ListPage
  fields: readonly SettableField[]
  rows: readonly ListRow[]
  nameOf: (row: ListRow) => string
  onStart: (action: BulkAction) => void
  onClose: () => void
}

/** Selects a field and its new value for the selected rows. */
export const FieldDialog = ({ page, fields, rows, nameOf, onStart, onClose }: Props) => {
  const { t } = useTranslation('tools')
  const { t: shell } = useTranslation()
  const label = useLabel()
  const ids = { title: useId(), form: useId() }
  const [name, setName] = useState(fields[0]?.name)
  const field = fields.find((each) => each.name === name)
  const failureText = useFailureText()
  const { validator, error, retry } = useValidator(page.module)
  return (
    <Dialog open onClose={onClose} aria-labelledby={ids.title} maxWidth='xs' fullWidth>
      <DialogTitle id={ids.title}>
        {t('bulk.title', { action: t('bulk.setField'), count: rows.length })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t('bulk.text')}</DialogContentText>
        <RowNames rows={rows} nameOf={nameOf} />
        <TextField
          select
          fullWidth
          autoFocus
          label={t('bulk.field')}
          value={name ?? ''}
          onChange={({ target }) => setName(target.value)}
          sx={{ mt: 5, mb: 5 }}
        >
          {fields.map((each) => (
            <MenuItem key={each.name} value={each.name}>
              {label(each.label)}
            </MenuItem>
          ))}
        </TextField>
        {field && validator ? (
          <FieldForm
            key={field.name}
            id={ids.form}
            page={page}
            field={field}
            validator={validator}
            onSubmit={(value) => onStart({ kind: 'set', field: field.name, label: field.label, value })}
          />
        ) : error ? (
          <ErrorState message={failureText(error)} onRetry={retry} />
        ) : (
          <Loader minHeight={80} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color='secondary'>
          {shell('common.cancel')}
        </Button>
        <Button variant='contained' type='submit' form={ids.form} disabled={!field || !validator}>
          {t('bulk.start')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
