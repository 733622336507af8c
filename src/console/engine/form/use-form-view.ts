import type { ValidatorType } from '@rjsf/utils'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Color, Module } from '../../../modules/format/types.ts'
import { useLatest } from '../../ui/hooks/use-latest.ts'
import { showToast } from '../../ui/toasts/toasts.tsx'
import type { FormContext } from '../../widgets/form-context.ts'
import { toErrorSchema } from '../../widgets/shared/form-field.ts'
import { reasonFor } from '../../widgets/shared/options.ts'
import type { PendingInputs } from '../../widgets/shared/typing/pending-inputs.ts'
import type { ValueContext } from '../values.ts'
import { useFaults } from './bar/faults.ts'
import type { FootActions } from './bar/form-foot.tsx'
import { useTypeAhead } from './bar/type-ahead.ts'
import { type NextRecord, useAnother, type Wanted } from './bar/use-another.ts'
import { formFileOf } from './data/form-request.ts'
import type { FormStart } from './data/use-form-start.ts'
import { useFormDraft } from './draft/use-form-draft.ts'
import { useFormContext } from './fields/use-form-context.ts'
import { useStartFocus, useStartPlace } from './fields/use-start-place.ts'
import type { Saved } from './saving/save-record.ts'
import { useSubmit } from './saving/use-submit.ts'
import { useUiSchema } from './theme/form-theme.tsx'
import { useFormPage } from './use-form-page.ts'
import { useItemErrors } from './validation/use-item-errors.ts'

/** Space, in pixels, between a focused field and the bars above and below it. */
const gap = 16

/**
 * Keeps focused fields out from under the bar: sets `--form-bar` of the form, the margin for scrolling a field into
 * view, to the bar's present height. Browsers apply this to most fields reached with the Tab key, but not to all.
 */
const useBarMargin = (
  form: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>,
  /** Changes when the bar is rendered again. */
  round: number,
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round has another bar
  useEffect(() => {
    if (!bar.current || typeof ResizeObserver !== 'function') return
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0
      form.current?.style.setProperty('--form-bar', `${Math.ceil(height) + gap}px`)
    })
    observer.observe(bar.current)
    const field = form.current
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key !== 'Tab') return
      requestAnimationFrame(() => {
        const { activeElement } = document
        if (field?.contains(activeElement) && !bar.current?.contains(activeElement))
          activeElement?.scrollIntoView({ block: 'nearest' })
      })
    }
    document.addEventListener('keydown', onKey)
    return () => {
      observer.disconnect()
      document.removeEventListener('keydown', onKey)
    }
  }, [form, bar, round])
}

interface Options {
  root: RefObject<HTMLDivElement | null>
  idPrefix: string
  page: ReturnType<typeof useFormPage>
  follow: ReturnType<typeof useFaults>['follow']
  press: (wanted: Wanted) => void
  onCancel: () => void
}

/** The actions of the buttons and links at the foot of a form; the same object during the form's lifetime. */
const useFootActions = ({ root, idPrefix, page, follow, press, onCancel }: Options) => {
  const { t } = useTranslation('engine')
  return useLatest<FootActions>({
    cancel: () => {
      page.saving.withdraw()
      onCancel()
    },
    follow: (path) => follow(root.current, idPrefix, path),
    saveAndAddAnother: () => press(true),
    saveAndOpen: press,
    saveAsNew: () => {
      page.saving.startNewRecord()
      press(false)
    },
    restore: (earlier) => {
      page.change({ ...page.data, ...earlier })
      showToast({ message: t('history.taken'), type: 'info' })
    },
  })
}

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
      if (next.another || next.next) ahead.handOn(next.next?.to)
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
  useStartPlace(props, follow, root, idPrefix)
  useStartFocus(props, root, another.pinned, errors.spare)
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
