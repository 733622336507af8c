import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inDigits } from '../../../../i18n/format-number.ts'
import { useLabel } from '../../../../i18n/use-label.ts'
import {
  type Collision,
  type Conflicts,
  conflictsIn,
  type GoneReference,
  referenceKey,
} from '../../actions/calls/conflicts.ts'
import type { useCall } from '../../actions/calls/use-call.ts'
import { useBlockLeaving } from '../progress.tsx'
import { type Chosen, changedValues, refusalAt } from './collision-values.ts'
import { MissingReferenceField, useReferenceFields } from './missing-reference-field.tsx'

/** The state of the conflict form: the typed and selected values, and their present errors. */
const useCollisionForm = (call: ReturnType<typeof useCall>, conflicts: Conflicts) => {
  const { t, i18n } = useTranslation('restore')
  const fieldOf = useReferenceFields(conflicts.resource)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [chosen, setChosen] = useState<Chosen>({})
  /** The input at the time of the last refusal. */
  const [refused, setRefused] = useState(typed)
  const [isTried, setTried] = useState(false)
  const { refusal } = call
  const found = conflictsIn(refusal)
  const fields = conflicts.collisions.map(({ property, value, title }) => ({
    property,
    title,
    text: typed[property] ?? String(value),
    fault: typed[property] === refused[property] ? refusalAt(refusal, property) : null,
    change: (text: string): void => setTyped((all) => ({ ...all, [property]: text })),
  }))

  const faultOf = (each: GoneReference, id: number | null, isDue: boolean): string | null => {
    if (isDue) return isTried ? t('due') : null
    const refused = found?.gone.find(
      ({ property, recordId }) => property === each.property && recordId === id,
    )
    if (!refused) return null
    return t(refused.unfit ? 'unfit' : 'gone', { number: inDigits(refused.recordId, i18n.language) })
  }
  /** The values that a selection depends on, including those selected in this form. */
  const valuesBeside = ({ agreesWith }: GoneReference): Record<string, unknown> => {
    const here = conflicts.gone.map((each) => [each.property, chosen[referenceKey(each)]] as const)
    const values = { ...agreesWith, ...Object.fromEntries(here.filter(([, id]) => id != null)) }
    return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
  }
  const gone = conflicts.gone.map((each) => {
    const place = referenceKey(each)
    const id = chosen[place] ?? null
    const isDue = !each.optional && id === null
    return {
      each,
      place,
      id,
      field: fieldOf?.(each, valuesBeside(each)),
      isDue,
      fault: faultOf(each, id, isDue),
      choose: (other: number | null): void => setChosen((all) => ({ ...all, [place]: other })),
    }
  })

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setRefused(typed)
    setTried(true)
    const isDue = gone.some((each) => each.isDue)
    if (isDue) event.currentTarget.querySelector<HTMLElement>('[data-due] input')?.focus()
    else call.confirm(changedValues(conflicts, typed, chosen))
  }

  return {
    fields,
    gone,
    /** Whether a field shows the reason of the refusal. */
    isToldAtField: found !== null || fields.some(({ property }) => refusalAt(refusal, property)),
    submit,
  }
}

interface Props {
  call: ReturnType<typeof useCall>
  /** The conflicts of the refused call. */
  conflicts: Conflicts
}

/** Links to the record that has the value of a field. */
const TakenBy = ({ collision: { label, recordId } }: { collision: Collision }) => {
  const { t, i18n } = useTranslation('restore')
  const number = inDigits(recordId, i18n.language)
  return (
    <>
      {t('takenBy')} {label !== null && <bdi>{label}</bdi>} {t('number', { number })}
    </>
  )
}

type CollisionForm = ReturnType<typeof useCollisionForm>

/** The result of the last try, unless a field shows it. */
const CallNotices = ({ call, isToldAtField }: Pick<Props, 'call'> & Pick<CollisionForm, 'isToldAtField'>) => {
  const { t } = useTranslation('engine')
  return (
    <>
      {call.error !== null && !isToldAtField && (
        <Alert severity='error' sx={{ mb: 4 }}>
          {call.error}
        </Alert>
      )}
      {call.waiting && (
        <Alert severity='warning' role='status' sx={{ mb: 4 }}>
          {t('connection.waiting')}
        </Alert>
      )}
    </>
  )
}

/** Fields for values that other records already have. */
const TakenFields = ({ fields }: Pick<CollisionForm, 'fields'>) =>
  fields.map(({ property, title, text, fault, change }, index) => (
    <TextField
      key={property}
      fullWidth
      autoFocus={index === 0}
      label={title}
      value={text}
      error={fault !== null}
      helperText={fault && (fault.collision ? <TakenBy collision={fault.collision} /> : fault.message)}
      onChange={({ target }) => change(target.value)}
      slotProps={{ htmlInput: { dir: 'auto' } }}
      sx={{ mt: 5 }}
    />
  ))

/** Deleted or mismatched references, each with a picker for a replacement. */
const MissingReferenceFields = ({ gone, isFirst }: Pick<CollisionForm, 'gone'> & { isFirst: boolean }) =>
  gone.map((choice, index) => (
    <div key={choice.place} data-due={choice.isDue || undefined}>
      {choice.field && (
        <MissingReferenceField
          gone={choice.each}
          field={choice.field}
          autoFocus={index === 0 && isFirst}
          chosen={choice.id}
          onChoose={choice.choose}
          fault={choice.fault}
        />
      )}
    </div>
  ))

/**
 * Changes the values that a call was refused for, and replaces references to records that are deleted or no longer
 * match. Input stays until the call succeeds or is cancelled; unchanged fields are not sent.
 */
export const CollisionDialog = ({ call, conflicts }: Props) => {
  const { collisions } = conflicts
  const { t } = useTranslation('restore')
  const { t: shell } = useTranslation()
  const label = useLabel()
  const textId = useId()
  const { fields, gone, isToldAtField, submit } = useCollisionForm(call, conflicts)
  const { asked } = call
  const [unfit, lost] = [gone.some(({ each }) => each.unfit), gone.some(({ each }) => !each.unfit)]
  const goneTitle = lost ? 'goneTitle' : 'unfitTitle'
  const locked = call.busy && !call.waiting
  useBlockLeaving(asked !== null)
  return (
    <Dialog
      open={asked !== null}
      onClose={() => !locked && call.close()}
      aria-describedby={textId}
      maxWidth='xs'
      fullWidth
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle>{t(collisions.length > 0 ? 'title' : goneTitle)}</DialogTitle>
        <DialogContent>
          <CallNotices call={call} isToldAtField={isToldAtField} />
          <div id={textId}>
            {collisions.length > 0 && (
              <DialogContentText>{t('text', { count: collisions.length })}</DialogContentText>
            )}
            {lost && <DialogContentText>{t('goneText')}</DialogContentText>}
            {unfit && <DialogContentText>{t('unfitText')}</DialogContentText>}
          </div>
          <TakenFields fields={fields} />
          <MissingReferenceFields gone={gone} isFirst={collisions.length === 0} />
        </DialogContent>
        <DialogActions>
          <Button onClick={call.close} disabled={locked} color='secondary'>
            {shell('common.cancel')}
          </Button>
          <Button
            type='submit'
            variant='contained'
            loading={call.busy}
            disabled={gone.some(({ isDue, field }) => isDue && !field?.source)}
            color={asked?.color ?? 'primary'}
          >
            {label(asked?.confirmLabel ?? '')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
