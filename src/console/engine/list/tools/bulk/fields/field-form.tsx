import Typography from '@mui/material/Typography'
import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asRecord } from '../../../../../../contract/json.ts'
import type { FormContext } from '../../../../../widgets/form-context.ts'
import { toErrorSchema } from '../../../../../widgets/shared/errors.ts'
import { findValueMapping } from '../../../../../widgets/value-mappings.ts'
import { formFileOf, uploadAreaOf } from '../../../../form/data/form-request.ts'
import { type Mapping, uiOptions } from '../../../../form/data/mapping.ts'
import { ThemedForm } from '../../../../form/theme/form-theme.tsx'
import { useUiSchema } from '../../../../form/theme/use-ui-schema.ts'
import { useItemErrors } from '../../../../form/validation/use-item-errors.ts'
import type { ListPage } from '../../../use-list-page.ts'
import type { SettableField } from './settable-fields.ts'

interface Props {
  /** Id of the form element, for the submit button. */
  id: string
  page: Pick<ListPage, 'module' | 'values'>
  field: SettableField
  validator: ValidatorType
  onSubmit: (value: unknown) => void
}

/** The form context without features of a whole form. */
const contextOf = ({ module }: Props['page']): FormContext => ({
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
export const FieldForm = ({ id, page, field, validator, onSubmit }: Props) => {
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
