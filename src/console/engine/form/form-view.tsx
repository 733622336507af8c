import Card from '@mui/material/Card'
import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Color, Module } from '../../../modules/format/types.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { lazyPart, useLazyPart } from '../../ui/lazy/lazy-when-idle.tsx'
import { showToast } from '../../ui/toasts/toasts.tsx'
import { useLatest } from '../../ui/use-latest.ts'
import { useSaveKeys } from '../../ui/use-save-keys.ts'
import type { FormContext } from '../../widgets/form-context.ts'
import { toErrorSchema } from '../../widgets/shared/error-schema.ts'
import { reasonFor } from '../../widgets/shared/reasons.ts'
import type { ValueContext } from '../values.ts'
import { type FootActions, FormFoot } from './bar/form-foot.tsx'
import { type Next, useAnother } from './bar/use-another.ts'
import { useBarMargin } from './bar/use-bar-margin.ts'
import { useFaults } from './bar/use-faults.ts'
import { formFileOf } from './data/form-request.ts'
import { propertyNames } from './data/schema.ts'
import type { FormStart } from './data/use-form-start.ts'
import { useFormDraft } from './draft/use-form-draft.ts'
import { focusField } from './fields/focus-field.ts'
import { useFirstFocus } from './fields/use-first-focus.ts'
import { useFormContext } from './fields/use-form-context.ts'
import { useStartPlace } from './fields/use-start-place.ts'
import { FormNotices } from './form-notices.tsx'
import { formWidth, WithOutline } from './groups/with-outline.tsx'
import type { Saved } from './saving/use-save-form.ts'
import { ThemedForm } from './theme/form-theme.tsx'
import { useUiSchema } from './theme/use-ui-schema.ts'
import { useFormPage } from './use-form-page.ts'
import { useItemErrors } from './validation/use-item-errors.ts'

interface Props {
  module: Module
  start: FormStart
  validator: ValidatorType
  values: ValueContext
  onSaved: (saved: Saved, next: Next) => void
  onCancel: () => void
  /** Told whether there is anything unsaved. */
  onDirty: (dirty: boolean) => void
  /** Is given how to forget what was typed, for whoever has asked the user. */
  throwAway?: RefObject<(() => void) | null>
  /** Told what the form holds, at its start and after each change. */
  onData?: ((data: Readonly<Record<string, unknown>>) => void) | undefined
  openCreate?: FormContext['openCreate']
  submitLabel: string
  submitColor?: Color
  /** Whether one new record may be entered after the other. */
  inRows?: boolean
  /** Id of the element that names the form, where no dialog does. */
  labelledBy?: string
  /** First part of every element's id; a form that opens over another has one of its own. */
  idPrefix?: string
}

const conflictDialog = lazyPart(() =>
  import('./conflict/conflict-dialog.tsx').then((file) => file.ConflictDialog),
)

const card = {
  p: { xs: 4, sm: 6 },
  maxWidth: formWidth,
  // The bar stays in sight at the foot of the window, and fields out from under it.
  overflow: 'visible',
  '& :is(input, select, textarea, button, a, [tabindex], [contenteditable])': {
    scrollMarginTop: 80,
    scrollMarginBottom: 'var(--form-bar, 96px)',
  },
} as const

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
  const { idPrefix = 'form', inRows = false, labelledBy, throwAway, onData } = props
  const label = useLabel()
  const { t } = useTranslation('engine')
  const root = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const { mapping } = start
  const another = useAnother(module.id, mapping)
  const page = useFormPage({
    module,
    start,
    validator,
    values,
    onSaved: (saved, data) => {
      draft.end()
      onSaved(saved, another.next(data))
    },
  })
  const { errors, saving } = page
  const ConflictDialog = useLazyPart(conflictDialog, page.theirs !== null)
  const locked = reasonFor(formFileOf(module).locked, start.record)
  const disabled = lacksLanguage(start) || locked !== undefined
  const uiSchema = useUiSchema(mapping, values, page.data)
  const extraErrors = useMemo(() => toErrorSchema(errors.shown), [errors.shown])
  const validateItem = useItemErrors(page.schema, mapping.ui, validator)
  const { faults, revealed, follow } = useFaults(errors.faults, mapping)
  const draft = useFormDraft({ module, page, values, mapping, root, idPrefix })
  const { isDirty, onUnfinished } = draft
  if (throwAway) throwAway.current = draft.end
  const context = useFormContext({
    module,
    mapping,
    values,
    page,
    validateItem,
    openCreate,
    revealed,
    onUnfinished,
  })
  onDirty(isDirty && (!saving.saving || saving.waiting))
  useBarMargin(root, bar, draft.round)
  useEffect(() => onData?.(page.data), [onData, page.data])
  useStartPlace(start, follow, root, idPrefix)
  useFirstFocus(root, mapping.context.mode === 'create', another.pinned)

  const submit = (): void => {
    another.take()
    const firstPath = page.submit()
    if (firstPath !== undefined) setTimeout(() => focusField(root.current, idPrefix, firstPath))
  }
  /** As the button would, so that what is still on its way from an input arrives before. */
  const press = (addAnother: boolean): void => {
    if (disabled || saving.saving) return
    another.ask(addAnother)
    root.current?.querySelector('form')?.requestSubmit()
  }
  const actions = useLatest<FootActions>({
    cancel: () => {
      saving.withdraw()
      onCancel()
    },
    follow: (path) => follow(root.current, idPrefix, path),
    saveAndAddAnother: () => press(true),
    restore: (earlier) => {
      page.change({ ...page.data, ...earlier })
      showToast({ message: t('history.taken'), type: 'info' })
    },
  })
  useSaveKeys(root, (keys) => press(inRows && keys === 'another'))

  return (
    <WithOutline
      shown={labelledBy !== undefined}
      ui={uiSchema}
      names={propertyNames(mapping.schema)}
      idPrefix={idPrefix}
      faulty={faults.map(({ path }) => path)}
    >
      <Card
        ref={root}
        variant='outlined'
        {...(labelledBy !== undefined && { role: 'form', 'aria-labelledby': labelledBy })}
        sx={card}
      >
        <FormNotices
          start={start}
          locked={locked}
          lacksLanguage={lacksLanguage(start)}
          draft={draft}
          saving={saving.saving}
        />
        {page.theirs && ConflictDialog && (
          <ConflictDialog
            message={saving.failure ?? ''}
            ui={mapping.ui}
            names={propertyNames(mapping.schema)}
            start={saving.base.data}
            mine={page.data}
            theirs={page.theirs}
            changes={page.changes}
            onSave={page.resolve}
            onClose={saving.dropConflict}
          />
        )}
        <ThemedForm
          key={draft.round}
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
          <FormFoot
            ref={bar}
            module={module}
            mapping={mapping}
            values={values}
            saving={saving.saving}
            waiting={saving.waiting}
            submitLabel={page.submitLabel ? label(page.submitLabel) : submitLabel}
            color={props.submitColor}
            disabled={disabled}
            locked={locked !== undefined}
            faults={faults}
            failure={saving.failure}
            failures={saving.refusals.faults}
            inRows={inRows}
            isDirty={isDirty}
            actions={actions}
          />
        </ThemedForm>
      </Card>
    </WithOutline>
  )
}
