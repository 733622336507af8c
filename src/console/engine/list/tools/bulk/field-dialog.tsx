import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asRecord } from '../../../../../contract/json.ts'
import { useLabel } from '../../../../i18n/use-label.ts'
import { ErrorState, Loader } from '../../../../ui/states.tsx'
import type { FormContext } from '../../../../widgets/form-context.ts'
import { toErrorSchema } from '../../../../widgets/shared/form-field.ts'
import { findValueMapping } from '../../../../widgets/value-mappings.ts'
import { formFileOf, uploadAreaOf } from '../../../form/data/form-request.ts'
import { type Mapping, uiOptions } from '../../../form/data/mapping.ts'
import { ThemedForm, useUiSchema } from '../../../form/theme/form-theme.tsx'
import { useItemErrors } from '../../../form/validation/use-item-errors.ts'
import { useValidator } from '../../../form/validation/use-validator.ts'
import { useFailureText } from '../../../use-failure-text.ts'
import type { BulkAction } from '../../selection/use-selection.ts'
import type { ListRow } from '../../state/list-rows.ts'
import type { ListPage } from '../../use-list-page.ts'
import { RowNames } from './bulk-dialog.tsx'
import type { SettableField } from './settable-fields.ts'

interface FieldFormProps {
  /** Id of the form element, for the submit button. */
  id: string
  page: Pick<ListPage, 'module' | 'values'>
  field: SettableField
  validator: ValidatorType
  onSubmit: (value: unknown) => void
}

/** The form context without features of a whole form. */
const contextOf = ({ module }: FieldFormProps['page']): FormContext => ({
  mode: 'update',
  languages: [],
  uploadType: uploadAreaOf(formFileOf(module)),
  errors: {},
  touch: () => undefined,
  keepFile: () => {
    throw new Error('No file is set alike in several records')
  },
  progress: () => undefined,
  saving: false,
  draftKey: `${module.id}/several`,
})

/** Full width, whatever the field's width in its form. */
const acrossDialog = (ui: Readonly<Record<string, unknown>>) => ({
  ...ui,
  'ui:options': { ...uiOptions(ui), span: 12 },
})

/** A single field of a module's form, rendered and validated as in the form. */
const FieldForm = ({ id, page, field, validator, onSubmit }: FieldFormProps) => {
  const { t } = useTranslation('tools')
  const { name, schema: property } = field
  const { schema = {}, ui = {} } = page.module
  const isRequired = Array.isArray(schema.required) && schema.required.includes(name)
  const [data, setData] = useState<Readonly<Record<string, unknown>>>(
    property.type === 'boolean' ? { [name]: false } : {},
  )
  const [isSubmitted, setSubmitted] = useState(false)
  const fieldSchema = useMemo<RJSFSchema>(() => {
    const { default: _, ...rules } = property
    return { type: 'object', properties: { [name]: rules }, ...(isRequired && { required: [name] }) }
  }, [name, property, isRequired])
  const mapping = useMemo<Mapping>(
    () => ({
      schema: fieldSchema,
      ui: { [name]: acrossDialog(asRecord(ui[name])) },
      findValueMapping,
      context: { mode: 'update', languages: [] },
    }),
    [fieldSchema, name, ui],
  )
  const uiSchema = useUiSchema(mapping, page.values, data)
  const errorsOf = useItemErrors(schema as RJSFSchema, ui, validator)
  const errors = errorsOf(`/${name}`, data[name])
  const context = useMemo(() => contextOf(page), [page])
  const isEmpty = data[name] === undefined || data[name] === ''
  return (
    <>
      <ThemedForm
        id={id}
        schema={fieldSchema}
        uiSchema={uiSchema}
        formData={data}
        validator={validator}
        formContext={context}
        extraErrors={isSubmitted ? toErrorSchema(errors) : {}}
        noValidate
        noHtml5Validate
        showErrorList={false}
        idPrefix='set'
        idSeparator='/'
        onChange={({ formData }) => setData(formData as Readonly<Record<string, unknown>>)}
        onSubmit={() => {
          setSubmitted(true)
          if (Object.keys(errors).length === 0) onSubmit(isEmpty ? undefined : data[name])
        }}
      >
        <span />
      </ThemedForm>
      {isEmpty && !isRequired && (
        <Typography variant='body2' color='textSecondary' role='status' sx={{ mt: 2 }}>
          {t('bulk.empties')}
        </Typography>
      )}
    </>
  )
}

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
  const formId = useId()
  const [name, setName] = useState(fields[0]?.name)
  const field = fields.find((each) => each.name === name)
  const failureText = useFailureText()
  const { validator, error, retry } = useValidator(page.module)
  return (
    <Dialog open onClose={onClose} maxWidth='xs' fullWidth>
      <DialogTitle>{t('bulk.title', { action: t('bulk.setField'), count: rows.length })}</DialogTitle>
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
            id={formId}
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
        <Button variant='contained' type='submit' form={formId} disabled={!field || !validator}>
          {t('bulk.start')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
