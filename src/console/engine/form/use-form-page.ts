import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlainObject } from '../../../contract/json.ts'
import { isSame } from '../../../contract/same-value.ts'
import type { JsonSchema, Module } from '../../../modules/format/types.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { useLatest } from '../../ui/hooks/use-latest.ts'
import { useStableValue } from '../../ui/hooks/use-stable-value.ts'
import type { ErrorsByPath } from '../../widgets/form-context.ts'
import { useSaveBlocks } from '../../widgets/shared/form-field.ts'
import { afterClick } from '../../widgets/shared/typing/use-deferred.ts'
import type { ValueContext } from '../values.ts'
import { formFileOf } from './data/form-request.ts'
import { type Mapping, versionOf } from './data/mapping.ts'
import { withoutStale } from './data/schema.ts'
import { type FormStart, startData } from './data/use-form-start.ts'
import { titleWhenOf } from './form-titles.ts'
import type { Saved } from './saving/save-record.ts'
import type { BaseRecord } from './saving/use-base-record.ts'
import { useSaveForm } from './saving/use-save-form.ts'
import { brokenRules, shownErrors, withoutBlanks, wordErrors } from './validation/form-errors.ts'

interface UseFormErrorsInput {
  validator: ValidatorType
  schema: RJSFSchema
  ui: JsonSchema
  data: unknown
  /** Refusals of the API, by place. */
  refused: ErrorsByPath
  /** Pending values by place: broken rules there are ignored until they arrive. */
  blocks: ErrorsByPath
}

/** The errors of a form's data and those that are visible: touched places before a submit, all after it. */
const useFormErrors = ({ validator, schema, ui, data, refused, blocks }: UseFormErrorsInput) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [submitted, setSubmitted] = useState(false)
  const spared = useRef<string>(undefined)
  /** Whether this is the first blur of a field that was focused without the user. */
  const takeSpared = (path: string): boolean => {
    const { current } = spared
    if (current === undefined || !`${path}/`.startsWith(`${current}/`)) return false
    spared.current = undefined
    return true
  }
  const errors = useMemo(
    () =>
      wordErrors(brokenRules(validator, schema, withoutBlanks(data)), ui, (keyword, params) =>
        t(`rule.${keyword}`, { ...params, defaultValue: t('rule.other') }),
      ),
    [validator, schema, data, ui, t],
  )
  // Stable while its content is equal, so that error displays do not render again.
  const shown = useStableValue(
    useMemo<ErrorsByPath>(() => {
      const ofRules = Object.entries(shownErrors(errors, touched, submitted)).map(
        ([path, texts]) => [path, texts.map(label)] as const,
      )
      return { ...refused, ...Object.fromEntries(ofRules), ...blocks }
    }, [errors, touched, submitted, refused, blocks, label]),
  )
  return {
    shown,
    /** Place of the first error; undefined when there is none. */
    firstPath: errors[0]?.path,
    /** Errors to count and list after a submit; before the first submit only refusals. */
    faults: submitted ? shown : refused,
    touch: (path: string): void => {
      if (takeSpared(path)) return
      afterClick(() =>
        setTouched((touchedBefore) =>
          touchedBefore.has(path) ? touchedBefore : new Set([...touchedBefore, path]),
        ),
      )
    },
    /** Suppresses the errors of the next blur of the field at this place, which was focused without the user. */
    spare: useCallback((path: string | undefined): void => {
      spared.current = path
    }, []),
    setSubmitted: (): void => setSubmitted(true),
  }
}

interface Options {
  module: Module
  mapping: Mapping
  values: ValueContext
  saving: Pick<ReturnType<typeof useSaveForm>, 'conflict' | 'saveOver'>
  /** The form's data as rendered, and at the moment of saving. */
  data: PlainObject
  latest: RefObject<PlainObject>
  setData: (data: PlainObject) => void
}

/** The version that another user stored while the form was open, and a function that saves over it. */
const useMerge = ({ module, mapping, values, saving, data, latest, setData }: Options) => {
  const { conflict } = saving
  const form = formFileOf(module)
  /** As form data; null without a conflict. */
  const theirs = useMemo(
    () => (conflict === null ? null : startData(form, mapping, values, conflict.payload)),
    [conflict, form, mapping, values],
  )
  /** Saves the user's selection between both versions. */
  const resolve = (merged: PlainObject): void => {
    if (theirs === null) return
    // Properties that the form does not show keep the later version.
    const unseen = Object.fromEntries((form.keep ?? []).map((name) => [name, theirs[name]]))
    const next = { ...merged, ...unseen }
    setData(next)
    latest.current = next
    saving.saveOver({ data: theirs, version: versionOf(form, conflict?.payload) })
  }
  // The response to an earlier save may have been lost: the sent data is stored, and there is no conflict.
  useLayoutEffect(() => {
    if (theirs !== null && isSame(theirs, data)) resolve(data)
  })
  return { theirs, resolve }
}

interface Input {
  module: Module
  start: FormStart
  validator: ValidatorType
  values: ValueContext
  /** Called after a save with the API's result and the saved data. */
  onSaved: (saved: Saved, data: PlainObject) => void
}

/** The state and actions of a form: its data, visible errors, saving with uploads, and the API's refusals. */
export const useFormPage = ({ module, start, validator, values, onSaved }: Input) => {
  const { mapping } = start
  const form = formFileOf(module)
  const schema = mapping.schema as RJSFSchema
  const [data, setData] = useState<PlainObject>(start.data)
  const latest = useLatest(data)
  const saving = useSaveForm({
    module,
    start,
    validator,
    values,
    data: latest,
    setData,
    onSaved: (saved) => onSaved(saved, latest.current),
  })
  const { refusals } = saving
  const blocks = useSaveBlocks()
  const { refused } = refusals
  const errors = useFormErrors({
    validator,
    schema,
    ui: mapping.ui,
    data,
    refused,
    blocks: blocks.shownReasons,
  })

  const change = (typed: PlainObject): void => {
    const next = withoutStale(mapping.ui, data, typed)
    setData(next)
    refusals.forgetChanged(data, next)
  }

  /** Saves, or shows the errors and returns the place of the first one. */
  const submit = (): string | undefined => {
    errors.setSubmitted()
    const blockedPath = blocks.firstBlock()
    const firstPath = errors.firstPath ?? blockedPath
    if (firstPath === undefined) saving.save()
    return firstPath
  }

  const { theirs, resolve } = useMerge({ module, mapping, values, saving, data, latest, setData })
  const { base } = saving
  const isChanged = useMemo(() => data !== base.data && !isSame(data, base.data), [data, base.data])

  /** Continues with earlier input, based on the record of that time. */
  const goOnWith = (typed: PlainObject, earlier: BaseRecord): void => {
    setData(typed)
    latest.current = typed
    saving.rebase(earlier)
  }

  return {
    schema,
    data,
    change,
    submit,
    errors,
    saving,
    hold: blocks.hold,
    submitLabel: titleWhenOf(form, start.record, values)?.submit,
    dirty: isChanged || blocks.isWaiting,
    goOnWith,
    theirs,
    resolve,
  }
}
