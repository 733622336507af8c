import { memo, type RefObject } from 'react'
import type { Fault } from '../../../../contract/conventions/refusal.ts'
import type { Color, Module } from '../../../../modules/format/types.ts'
import { Delayed } from '../../../ui/lazy/delayed.tsx'
import { lazyWhenIdle } from '../../../ui/lazy/lazy-when-idle.tsx'
import { HistoryButton } from '../../history-button.tsx'
import type { ValueContext } from '../../values.ts'
import { formFileOf, recordIdOf } from '../data/form-request.ts'
import type { Mapping } from '../data/mapping.ts'
import { FormFailure } from '../form-failure.tsx'
import { savedPath } from '../saving/saved-path.ts'
import { AnotherButton } from './another-button.tsx'
import type { FaultLink } from './fault-links.ts'
import { FormBar } from './form-bar.tsx'

const RecordPresence = lazyWhenIdle(
  () => import('../../presence/record-presence.tsx').then((file) => file.loadRecordPresence()),
  () => null,
)

/** What the buttons at a form's foot do. */
export interface FootActions {
  cancel: () => void
  /** Leads to the field of a fault. */
  follow: (path: string) => void
  saveAndAddAnother: () => void
  /** Saves beside the record that an earlier attempt has made. */
  saveAsNew: () => void
  /** Takes earlier values into the form. */
  restore: (earlier: Readonly<Record<string, unknown>>) => void
}

interface Props {
  ref: RefObject<HTMLDivElement | null>
  module: Module
  mapping: Mapping
  values: ValueContext
  saving: boolean
  /** Saving waits for a connection, and can be cancelled. */
  waiting: boolean
  submitLabel: string
  color: Color | undefined
  /** Nothing can be saved. */
  disabled: boolean
  /** Nothing can be changed. */
  locked: boolean
  faults: readonly FaultLink[]
  /** Why the last save failed, and the faults of it that belong to no field. */
  failure: string | null
  failures: readonly Fault[]
  /** Number of the record that an earlier attempt has stored. */
  savedBefore: unknown
  /** Whether the form can be saved as a record of its own, beside the one that `savedBefore` names. */
  canSaveAsNew: boolean
  /** Whether one new record may be entered after the other. */
  inRows: boolean
  isDirty: boolean
  /** Called as they are by then. */
  actions: RefObject<FootActions>
}

/**
 * The foot of a form of any module: its buttons, its record's history, who else is at work. It does not take the form's
 * data, so that it is not drawn with each change of these.
 */
export const FormFoot = memo((props: Props) => {
  const { module, mapping, values, saving, disabled, actions } = props
  const isUpdate = mapping.context.mode === 'update'
  const history = () => ({
    module,
    id: recordIdOf(formFileOf(module), values),
    mapping,
    values,
    ...(!props.locked && { restore: (earlier: object) => actions.current.restore({ ...earlier }) }),
  })
  return (
    <FormBar
      ref={props.ref}
      saving={saving}
      waiting={props.waiting}
      submitLabel={props.submitLabel}
      color={props.color}
      disabled={disabled}
      faults={props.faults}
      onFollow={(path) => actions.current.follow(path)}
      onCancel={() => actions.current.cancel()}
      aside={isUpdate && <HistoryButton source={history()} />}
      another={
        props.inRows && (
          <AnotherButton
            module={module.id}
            mapping={mapping}
            disabled={disabled || saving}
            onSave={() => actions.current.saveAndAddAnother()}
          />
        )
      }
      notice={
        isUpdate && (
          <Delayed>
            <RecordPresence module={module} values={values} isDirty={props.isDirty} />
          </Delayed>
        )
      }
      failure={
        props.failure && (
          <FormFailure
            text={props.failure}
            faults={props.failures}
            saved={savedPath(module, values, props.savedBefore)}
            onSaveAsNew={props.canSaveAsNew ? () => actions.current.saveAsNew() : undefined}
          />
        )
      }
    />
  )
})
