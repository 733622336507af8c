import Alert from '@mui/material/Alert'
import Card from '@mui/material/Card'
import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Module } from '../../../modules/format/types.ts'
import { useLabel } from '../../i18n/labels.ts'
import { showToast } from '../../ui/toasts/toasts.tsx'
import type { FormContext } from '../../widgets/form-context.ts'
import { toErrorSchema } from '../../widgets/shared/error-schema.ts'
import { reasonFor } from '../../widgets/shared/reasons.ts'
import { HistoryButton } from '../history-button.tsx'
import { NoLanguages } from '../no-languages.tsx'
import type { ValueContext } from '../values.ts'
import { ConflictDialog } from './conflict/conflict-dialog.tsx'
import { formFileOf, recordIdOf } from './data/form-request.ts'
import { propertyNames } from './data/schema.ts'
import type { FormStart } from './data/use-form-start.ts'
import { focusField } from './focus-field.ts'
import { FormActions } from './form-actions.tsx'
import { FormFailure } from './form-failure.tsx'
import { ThemedForm } from './form-theme.tsx'
import { useFormContext } from './use-form-context.ts'
import { useFormPage } from './use-form-page.ts'
import type { Saved } from './use-save-form.ts'
import { useUiSchema } from './use-ui-schema.ts'
import { useItemErrors } from './validation/use-item-errors.ts'

interface Props {
  module: Module
  start: FormStart
  validator: ValidatorType
  values: ValueContext
  onSaved: (saved: Saved) => void
  onCancel: () => void
  /** Told whether there is anything unsaved. */
  onDirty: (dirty: boolean) => void
  openCreate?: FormContext['openCreate']
  submitLabel: string
  /** First part of every element's id; a form that opens over another has one of its own. */
  idPrefix?: string
}

const defaultFormState = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
} as const

/** A form with texts per language cannot be saved while there is no language. */
const lacksLanguage = ({ wantsLanguages, mapping }: FormStart): boolean =>
  wantsLanguages && mapping.context.languages.length === 0

/** A form of any module: its fields, what is wrong, and the buttons. */
export const FormView = (props: Props) => {
  const { module, start, validator, values, onSaved, onCancel, onDirty, openCreate, submitLabel } = props
  const { idPrefix = 'form' } = props
  const { t } = useTranslation('engine')
  const label = useLabel()
  const root = useRef<HTMLDivElement>(null)
  const page = useFormPage({ module, start, validator, values, onSaved })
  const { errors, saving } = page
  const { mapping } = start
  const locked = reasonFor(formFileOf(module).locked, start.record)
  const uiSchema = useUiSchema(mapping, values, page.data)
  const extraErrors = useMemo(() => toErrorSchema(errors.shown), [errors.shown])
  const validateItem = useItemErrors(page.schema, mapping.ui, validator)
  const context = useFormContext({ module, mapping, values, page, validateItem, openCreate })
  onDirty(page.dirty && (!saving.saving || saving.waiting))

  const cancel = (): void => {
    saving.withdraw()
    onCancel()
  }
  const restore = (earlier: Readonly<Record<string, unknown>>): void => {
    page.change({ ...page.data, ...earlier })
    showToast({ message: t('history.taken'), type: 'info' })
  }
  const submit = (): void => {
    const firstPath = page.submit()
    if (firstPath !== undefined)
      setTimeout(() => focusField(root.current, `${idPrefix}${firstPath}`, firstPath))
  }

  return (
    <Card
      ref={root}
      variant='outlined'
      sx={{ p: { xs: 4, sm: 6 }, maxWidth: formFileOf(module).width === 'narrow' ? 640 : 1080 }}
    >
      {locked !== undefined && (
        <Alert severity='info' sx={{ mb: 5 }}>
          {label(locked)}
        </Alert>
      )}
      {lacksLanguage(start) && <NoLanguages />}
      {saving.failure && <FormFailure text={saving.failure} faults={saving.refusals.faults} />}
      {page.theirs && (
        <ConflictDialog
          message={saving.failure ?? ''}
          ui={mapping.ui}
          names={propertyNames(mapping.schema)}
          start={start.data}
          mine={page.data}
          theirs={page.theirs}
          changes={page.changes}
          onSave={page.resolve}
          onClose={saving.dropConflict}
        />
      )}
      <ThemedForm
        schema={page.schema as RJSFSchema}
        uiSchema={uiSchema}
        formData={page.data}
        validator={validator}
        formContext={context}
        extraErrors={extraErrors}
        noValidate
        noHtml5Validate
        showErrorList={false}
        idPrefix={idPrefix}
        idSeparator='/'
        disabled={saving.saving || locked !== undefined}
        experimental_defaultFormStateBehavior={defaultFormState}
        onChange={({ formData }) => page.change(formData as Readonly<Record<string, unknown>>)}
        onBlur={(id) => errors.touch(id.slice(idPrefix.length))}
        onSubmit={submit}
      >
        {errors.count > 0 && (
          <Alert severity='warning' sx={{ mt: 5 }}>
            {t('fieldsToMend', { count: errors.count })}
          </Alert>
        )}
        <FormActions
          saving={saving.saving}
          waiting={saving.waiting}
          submitLabel={page.submitLabel ? label(page.submitLabel) : submitLabel}
          onCancel={cancel}
          disabled={lacksLanguage(start) || locked !== undefined}
          aside={
            mapping.context.mode === 'update' && (
              <HistoryButton
                source={{
                  module,
                  id: recordIdOf(formFileOf(module), values),
                  mapping,
                  values,
                  ...(locked === undefined && { restore }),
                }}
              />
            )
          }
        />
      </ThemedForm>
    </Card>
  )
}
