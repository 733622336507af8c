import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Module } from '../../../modules/format/types.ts'
import { useLabel } from '../../i18n/labels.ts'
import type { FormContext } from '../../widgets/form-context.ts'
import { toErrorSchema } from '../../widgets/shared/error-schema.ts'
import { reasonFor } from '../../widgets/shared/reasons.ts'
import { getPath } from '../path.ts'
import type { ValueContext } from '../values.ts'
import { ConflictDialog } from './conflict/conflict-dialog.tsx'
import { formFileOf, uploadAreaOf } from './data/form-request.ts'
import { formSources, prepareUi } from './data/prepare-ui.ts'
import { propertyNames } from './data/schema.ts'
import type { FormStart } from './data/use-form-data.ts'
import { FormActions } from './form-actions.tsx'
import { ThemedForm } from './form-theme.tsx'
import { draftKeyOf, useFormPage } from './use-form-page.ts'
import { useItemErrors } from './validation/use-item-errors.ts'

const idSeparator = '/'

interface Props {
  module: Module
  start: FormStart
  validator: ValidatorType
  values: ValueContext
  onSaved: (answer: { message: string; id: number | undefined }) => void
  onCancel: () => void
  /** Told whether there is anything unsaved. */
  onDirty: (dirty: boolean) => void
  openCreate?: ((module: string) => Promise<number | undefined>) | undefined
  submitLabel: string
  /** First part of every element's id; a form that opens over another has one of its own. */
  idPrefix?: string
}

/** A form with texts per language cannot be saved while there is no language (document 001, section 5). */
const lacksLanguage = ({ wantsLanguages, mapping }: FormStart): boolean =>
  wantsLanguages && mapping.context.languages.length === 0

const focusPlace = (root: HTMLElement | null, wanted: string, pointer: string): void => {
  const found = root?.querySelector<HTMLElement>(
    `[id="${CSS.escape(wanted)}"], [id^="${CSS.escape(wanted)}"], [data-pointer="${CSS.escape(pointer)}"]`,
  )
  const target = found?.matches('input, textarea, select, button, [tabindex]')
    ? found
    : found?.querySelector<HTMLElement>('input, textarea, select, button, [contenteditable="true"]')
  ;(target ?? found)?.focus()
  ;(target ?? found)?.scrollIntoView({ block: 'center', behavior: 'smooth' })
}

/** A form of any module: its fields, what is wrong, and the buttons. */
export const FormView = ({
  module,
  start,
  validator,
  values,
  onSaved,
  onCancel,
  onDirty,
  openCreate,
  submitLabel,
  idPrefix = 'form',
}: Props) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const root = useRef<HTMLDivElement>(null)
  const page = useFormPage({ module, start, validator, values, onSaved })
  const { mapping } = start
  const form = formFileOf(module)
  const sources = useMemo(() => formSources(mapping.ui), [mapping.ui])
  const taken = JSON.stringify(sources.map((path) => getPath(page.data, path) ?? null))
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the data only what options are taken from matters
  const uiSchema = useMemo(
    () => prepareUi(mapping.ui, { find: mapping.findWidget, label, values: { ...values, form: page.data } }),
    [mapping, label, values, taken],
  )
  const locked = reasonFor(form.locked, start.record)
  const extraErrors = useMemo(() => toErrorSchema(page.shown), [page.shown])
  const validateItem = useItemErrors(page.schema, mapping.ui, validator)
  onDirty(page.dirty && !page.saving)

  const draftKey = draftKeyOf(module, mapping.context.mode, values)
  const uploadType = uploadAreaOf(form)
  const context = useMemo<FormContext>(
    () => ({
      mode: mapping.context.mode,
      languages: mapping.context.languages,
      uploadType,
      errors: page.shown,
      touch: page.touch,
      keepFile: page.uploads.keepFile,
      progress: page.uploads.progress,
      onProgress: page.uploads.onProgress,
      saving: page.saving,
      draftKey,
      validateItem,
      ...(openCreate && { openCreate }),
    }),
    [
      mapping,
      uploadType,
      page.shown,
      page.touch,
      page.uploads,
      page.saving,
      draftKey,
      validateItem,
      openCreate,
    ],
  )

  const submit = (): void => {
    const wrong = page.submit()
    if (wrong !== undefined) setTimeout(() => focusPlace(root.current, `${idPrefix}${wrong}`, wrong))
  }

  return (
    <Card
      ref={root}
      variant='outlined'
      sx={{ p: { xs: 4, sm: 6 }, maxWidth: form.width === 'narrow' ? 640 : 1080 }}
    >
      {locked !== undefined && (
        <Alert severity='info' sx={{ mb: 5 }}>
          {label(locked)}
        </Alert>
      )}
      {page.failure && (
        <Alert severity='error' sx={{ mb: 5 }}>
          {page.failure}
          {page.faults.length > 0 && (
            <Box component='ul' sx={{ m: 0, pl: 4 }}>
              {page.faults.map((fault) => (
                <li key={`${fault.path} ${fault.message}`}>
                  {fault.path} {fault.message}
                </li>
              ))}
            </Box>
          )}
        </Alert>
      )}
      {page.theirs && (
        <ConflictDialog
          message={page.failure ?? ''}
          ui={mapping.ui}
          names={propertyNames(mapping.schema)}
          start={start.data}
          mine={page.data}
          theirs={page.theirs}
          changes={page.changes}
          onSave={page.resolve}
          onClose={page.keepMine}
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
        idSeparator={idSeparator}
        disabled={page.saving || locked !== undefined}
        experimental_defaultFormStateBehavior={{
          emptyObjectFields: 'skipDefaults',
          arrayMinItems: { populate: 'never' },
        }}
        onChange={({ formData }) => page.change(formData as Readonly<Record<string, unknown>>)}
        onBlur={(id) => page.touch(id.slice(idPrefix.length))}
        onSubmit={submit}
      >
        {page.errorCount > 0 && (
          <Alert severity='warning' sx={{ mt: 5 }}>
            {t('fieldsToMend', { count: page.errorCount })}
          </Alert>
        )}
        <FormActions
          saving={page.saving}
          submitLabel={page.submitLabel ? label(page.submitLabel) : submitLabel}
          onCancel={onCancel}
          disabled={lacksLanguage(start) || locked !== undefined}
        />
      </ThemedForm>
    </Card>
  )
}
