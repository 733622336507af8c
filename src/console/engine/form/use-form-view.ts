import type { ValidatorType } from '@rjsf/utils'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { routeParameter } from '../../../modules/format/route-parameter.ts'
import type { Color, Module } from '../../../modules/format/types.ts'
import type { FormContext } from '../../widgets/form-context.ts'
import { toErrorSchema } from '../../widgets/shared/error-schema.ts'
import { reasonFor } from '../../widgets/shared/reasons.ts'
import type { PendingInputs } from '../../widgets/shared/typing/pending-inputs.ts'
import type { ValueContext } from '../values.ts'
import { useTypeAhead } from './bar/type-ahead.ts'
import { type NextRecord, useAnother } from './bar/use-another.ts'
import { useBarMargin } from './bar/use-bar-margin.ts'
import { useFaults } from './bar/use-faults.ts'
import { useFootActions } from './bar/use-foot-actions.ts'
import { formFileOf } from './data/form-request.ts'
import type { FormStart } from './data/use-form-start.ts'
import { useFormDraft } from './draft/use-form-draft.ts'
import { useFirstFocus } from './fields/use-first-focus.ts'
import { useFormContext } from './fields/use-form-context.ts'
import { useStartPlace } from './fields/use-start-place.ts'
import type { Saved } from './saving/use-save-form.ts'
import { useSubmit } from './saving/use-submit.ts'
import { useUiSchema } from './theme/use-ui-schema.ts'
import { useFormPage } from './use-form-page.ts'
import { useItemErrors } from './validation/use-item-errors.ts'

/** Props of a form. */
export interface FormViewProps {
  module: Module
  start: FormStart
  validator: ValidatorType
  values: ValueContext
  onSaved: (saved: Saved, next: NextRecord) => void
  onCancel: () => void
  /** Called with whether there is unsaved input. */
  onDirty: (dirty: boolean) => void
  /** Receives a function that discards the input, for callers that have asked the user. */
  throwAway?: RefObject<(() => void) | null>
  /** The form's inputs whose values are not in its data yet. */
  pending: PendingInputs
  /** Called with the form's data, initially and after each change. */
  onData?: ((data: Readonly<Record<string, unknown>>) => void) | undefined
  openCreate?: FormContext['openCreate']
  submitLabel: string
  submitColor?: Color
  /** Whether several new records can be entered in a row. */
  inRows?: boolean
  /** Id of the element that labels the form outside a dialog. */
  labelledBy?: string
  /** Prefix of all element ids; a form that opens over another has its own. */
  idPrefix?: string
}

/** A form with translated texts cannot be saved without a content language. */
const lacksLanguage = ({ wantsLanguages, mapping }: FormStart): boolean =>
  wantsLanguages && mapping.context.languages.length === 0

/** The fields that the address has filled in. */
const givenByAddress = ({ module, start }: FormViewProps): readonly string[] =>
  Object.entries(formFileOf(module).defaults ?? {}).flatMap(([name, value]) =>
    routeParameter(value) !== undefined && start.data[name] !== undefined ? [name] : [],
  )

/** The state and actions of a form: its data (`page`), draft, errors and buttons. */
export const useFormView = (props: FormViewProps) => {
  const { module, start, validator, values, onSaved, onCancel, onDirty, openCreate } = props
  const { idPrefix = 'form', inRows = false, throwAway, onData } = props
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
      const next = another.next(data)
      if (next.another) ahead.handOn()
      onSaved(saved, next)
    },
  })
  const { errors, saving } = page
  const ahead = useTypeAhead(saving.saving)
  const locked = reasonFor(formFileOf(module).locked, start.record)
  const isLanguageMissing = lacksLanguage(start)
  const disabled = isLanguageMissing || locked !== undefined
  const uiSchema = useUiSchema(mapping, values, page.data)
  const extraErrors = useMemo(() => toErrorSchema(errors.shown), [errors.shown])
  const validateItem = useItemErrors(page.schema, mapping.ui, validator)
  const { faults, revealed, follow } = useFaults(errors.faults, mapping)
  const draft = useFormDraft({ module, page, values, mapping, root, idPrefix, pending: props.pending })
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
  const skip = [...another.pinned, ...givenByAddress(props)]
  useFirstFocus(root, mapping.context.mode === 'create', skip, errors.spare)
  const { submit, press } = useSubmit({ root, idPrefix, page, faults, another, ahead, disabled, inRows })
  const actions = useFootActions({ root, idPrefix, page, follow, press, onCancel })
  return {
    root,
    bar,
    page,
    draft,
    uiSchema,
    extraErrors,
    faults,
    context,
    locked,
    isLanguageMissing,
    disabled,
    submit,
    actions,
  }
}
