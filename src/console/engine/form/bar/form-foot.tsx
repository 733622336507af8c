import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { memo, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Fault } from '../../../../contract/conventions/refusal.ts'
import type { Color, Module } from '../../../../modules/format/types.ts'
import { Delayed } from '../../../ui/lazy/after-paint.tsx'
import { lazyWhenIdle } from '../../../ui/lazy/lazy-when-idle.tsx'
import { HistoryButton } from '../../history-button.tsx'
import { operationOf } from '../../operations.ts'
import { modulePathUrl, namesRecordById } from '../../routes/module-paths.ts'
import type { Neighbour } from '../../use-neighbours.tsx'
import type { ValueContext } from '../../values.ts'
import { formFileOf, recordIdOf } from '../data/form-request.ts'
import type { Mapping } from '../data/mapping.ts'
import { AnotherButton } from './another-button.tsx'
import type { FaultLink } from './faults.ts'
import { FormBar } from './form-bar.tsx'
import { NextButton, QueuePlace } from './next-button.tsx'

interface FormFailureProps {
  text: string
  /** Faults without a field. */
  faults: readonly Fault[]
  /** The page of the record that is stored already. */
  saved: string | undefined
  /** Saves the input as a separate record; undefined if there is no other record. */
  onSaveAsNew: (() => void) | undefined
}

/** Opens the stored record in a new tab, so that the input stays in this one. */
const SavedLink = ({ to }: { to: string }) => {
  const { t } = useTranslation('engine')
  return (
    <Link href={to} target='_blank' rel='noreferrer'>
      {t('connection.openSaved')}
    </Link>
  )
}

const SaveAsNew = ({ onClick }: { onClick: () => void }) => {
  const { t } = useTranslation('engine')
  return (
    <Link component='button' type='button' onClick={onClick} sx={{ verticalAlign: 'baseline' }}>
      {t('connection.saveAsNew')}
    </Link>
  )
}

/** The error of a save. */
const FormFailure = ({ text, faults, saved, onSaveAsNew }: FormFailureProps) => (
  <Alert severity='error' sx={{ mb: 5, '& .MuiLink-root': { marginInlineEnd: 3 } }}>
    {text} {saved !== undefined && <SavedLink to={saved} />}{' '}
    {onSaveAsNew && <SaveAsNew onClick={onSaveAsNew} />}
    {faults.length > 0 && (
      <Box component='ul' sx={{ m: 0, pl: 4 }}>
        {faults.map((fault) => (
          <li key={`${fault.path} ${fault.message}`}>
            {fault.path} {fault.message}
          </li>
        ))}
      </Box>
    )}
  </Alert>
)

/** The edit page of a stored record; undefined without a record, or if the module has no such page. */
const savedPath = ({ module }: Module, values: ValueContext, id: unknown): string | undefined =>
  id !== undefined && operationOf(module, 'update') !== undefined && namesRecordById(module)
    ? modulePathUrl(module, 'edit', { ...values.route, id })
    : undefined

const RecordPresence = lazyWhenIdle(
  () => import('../../presence/record-presence.tsx').then((file) => file.loadRecordPresence()),
  () => null,
)

/** The actions of the buttons at a form's foot. */
export interface FootActions {
  cancel: () => void
  /** Moves to the field of an error. */
  follow: (path: string) => void
  saveAndAddAnother: () => void
  saveAndOpen: (next: Neighbour) => void
  /** Saves a separate record next to the one that an earlier attempt created. */
  saveAsNew: () => void
  /** Puts earlier values into the form. */
  restore: (earlier: Readonly<Record<string, unknown>>) => void
}

interface Props {
  ref: RefObject<HTMLDivElement | null>
  module: Module
  mapping: Mapping
  values: ValueContext
  saving: boolean
  /** The save waits for a connection and can be cancelled. */
  waiting: boolean
  submitLabel: string
  color: Color | undefined
  /** Saving is disabled. */
  disabled: boolean
  /** Editing is disabled. */
  locked: boolean
  faults: readonly FaultLink[]
  /** Error of the last save, and its faults without a field. */
  failure: string | null
  failures: readonly Fault[]
  /** Number of the record that an earlier attempt stored. */
  savedBefore: unknown
  /** Whether the form can be saved as a separate record, next to `savedBefore`. */
  canSaveAsNew: boolean
  /** Whether several new records can be entered in a row. */
  inRows: boolean
  /** The stored record, if the next one in the list can follow it. */
  nextOf: unknown
  /** The stored record was changed, which other users see. False while creating: the first change renders no button. */
  isDirty: boolean
  /** Read at the time of the call. */
  actions: RefObject<FootActions>
}

/**
 * The foot of a form of any module: its buttons, the record's history, other users at work. It does not receive the
 * form's data, so it does not render with each change of the data.
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
      aside={
        isUpdate && (
          <>
            <HistoryButton source={history()} />
            {props.nextOf && <QueuePlace module={module} record={props.nextOf} />}
          </>
        )
      }
      another={
        <>
          {props.inRows && (
            <AnotherButton
              module={module.id}
              mapping={mapping}
              disabled={disabled || saving}
              onSave={() => actions.current.saveAndAddAnother()}
            />
          )}
          {props.nextOf && (
            <NextButton
              module={module}
              record={props.nextOf}
              disabled={disabled || saving}
              onSave={(next) => actions.current.saveAndOpen(next)}
            />
          )}
        </>
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
