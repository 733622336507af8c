import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import type { RJSFSchema } from '@rjsf/utils'
import { type ComponentProps, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Module } from '../../../modules/format/types.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { lazyOr } from '../../ui/lazy/lazy-or.ts'
import { lazyPart } from '../../ui/lazy/lazy-when-idle.tsx'
import { OpenedPart } from '../../ui/lazy/opened-part.tsx'
import { narrowerThan } from '../../ui/styles/layout-sizes.ts'
import { FormFoot } from './bar/form-foot.tsx'
import type { Mapping } from './data/mapping.ts'
import { propertyNames } from './data/schema.ts'
import { FormNotices } from './form-head.tsx'
import type { OutlineProps } from './outline.tsx'
import { ThemedForm } from './theme/form-theme.tsx'
import type { useFormPage } from './use-form-page.ts'
import { type FormViewProps, useFormView } from './use-form-view.ts'

const Outline = lazyOr<OutlineProps>(
  () => import('./outline.tsx').then((file) => file.Outline),
  () => null,
)

/** Width of a form, in pixels. */
const formWidth = 880

interface WithOutlineProps extends OutlineProps {
  /** Whether there is room beside the form: not in a dialog. */
  shown: boolean
  children: ReactNode
}

/** A form with an outline beside it, on wide screens and for forms with groups. */
const WithOutline = ({ shown, children, ...outline }: WithOutlineProps) =>
  shown && outline.ui['ui:groups'] !== undefined ? (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: `minmax(0, ${formWidth}px) 200px` },
        columnGap: 6,
        // Another panel is open beside the form and leaves room for only one.
        [`@media ${narrowerThan('xxl')}`]: {
          '[data-narrow] &': { display: 'block', '& > .outline': { display: 'none' } },
        },
      }}
    >
      {children}
      <Box className='outline' sx={{ display: { xs: 'none', xl: 'block' } }}>
        <Suspense>
          <Outline {...outline} />
        </Suspense>
      </Box>
    </Box>
  ) : (
    children
  )

const conflictDialog = lazyPart(() =>
  import('./conflict/conflict-dialog.tsx').then((file) => file.ConflictDialog),
)

interface Props {
  module: Module
  page: ReturnType<typeof useFormPage>
  mapping: Mapping
}

/** Shows the conflict dialog after another user stored a different version. */
const FormConflict = ({ module, page, mapping }: Props) => {
  const { t } = useTranslation('engine')
  const { saving, theirs } = page
  return (
    <OpenedPart
      part={conflictDialog}
      open={theirs !== null}
      title={t('conflict.title')}
      onClose={saving.dropConflict}
    >
      {(ConflictDialog) =>
        theirs && (
          <ConflictDialog
            module={module}
            mapping={mapping}
            message={saving.failure ?? ''}
            start={saving.base.data}
            mine={page.data}
            theirs={theirs}
            changes={saving.conflict?.changes ?? null}
            onSave={page.resolve}
            onClose={saving.dropConflict}
          />
        )
      }
    </OpenedPart>
  )
}

const card = {
  p: { xs: 4, sm: 6 },
  maxWidth: formWidth,
  // Keeps the bar at the foot of the window, and fields out from under it.
  overflow: 'visible',
  '& :is(input, select, textarea, button, a, [tabindex], [contenteditable])': {
    scrollMarginBottom: 'var(--form-bar, 96px)',
  },
  // The bar is always in view, so focus in it must not scroll.
  '& [data-form-bar] *': { scrollMargin: '0 !important' },
} as const

const defaultFormState = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
} as const

/** Props of a form's bar. */
const footOf = (
  { module, start, values, submitLabel, submitColor, inRows = false, labelledBy }: FormViewProps,
  form: ReturnType<typeof useFormView>,
  label: ReturnType<typeof useLabel>,
): ComponentProps<typeof FormFoot> => {
  const { saving, submitLabel: ownLabel } = form.page
  return {
    ref: form.bar,
    module,
    mapping: start.mapping,
    values,
    saving: saving.saving,
    waiting: saving.waiting,
    submitLabel: ownLabel ? label(ownLabel) : submitLabel,
    color: submitColor,
    disabled: form.disabled,
    locked: form.locked !== undefined,
    faults: form.faults,
    failure: saving.failure,
    failures: saving.refusals.faults,
    savedBefore: saving.savedBefore,
    canSaveAsNew: saving.canSaveAsNew,
    inRows,
    nextOf: labelledBy !== undefined && start.mapping.context.mode === 'update' && form.page.saving.base.data,
    isDirty: start.mapping.context.mode === 'update' && form.draft.isDirty,
    actions: form.actions,
  }
}

/** A form of any module: its fields, errors and buttons. */
export const FormView = (props: FormViewProps) => {
  const { module, start, validator, idPrefix = 'form', labelledBy } = props
  const label = useLabel()
  const form = useFormView(props)
  const { page, draft, uiSchema, faults, locked } = form
  const { errors, saving } = page
  const { mapping } = start
  return (
    <WithOutline
      shown={labelledBy !== undefined}
      ui={uiSchema}
      names={propertyNames(mapping.schema)}
      idPrefix={idPrefix}
      faulty={faults.map(({ path }) => path)}
    >
      <Card
        ref={form.root}
        variant='outlined'
        {...(labelledBy !== undefined && { role: 'form', 'aria-labelledby': labelledBy })}
        sx={card}
      >
        <FormNotices
          start={start}
          locked={locked}
          lacksLanguage={form.isLanguageMissing}
          draft={draft}
          saving={saving.saving}
        />
        <FormConflict module={module} page={page} mapping={mapping} />
        <ThemedForm
          key={draft.round}
          pending={props.pending}
          schema={page.schema as RJSFSchema}
          uiSchema={uiSchema}
          formData={page.data}
          validator={validator}
          formContext={form.context}
          extraErrors={form.extraErrors}
          noValidate
          noHtml5Validate
          showErrorList={false}
          idPrefix={idPrefix}
          idSeparator='/'
          disabled={saving.saving || locked !== undefined}
          experimental_defaultFormStateBehavior={defaultFormState}
          onChange={({ formData }) => page.change(formData as Readonly<Record<string, unknown>>)}
          onBlur={(id) => errors.touch(id.slice(idPrefix.length))}
          onSubmit={form.submit}
        >
          <FormFoot {...footOf(props, form, label)} />
        </ThemedForm>
      </Card>
    </WithOutline>
  )
}
