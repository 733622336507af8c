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
import { useLabel } from '../../../../i18n/use-label.ts'
import type { Collision, Conflicts } from '../../actions/conflicts.ts'
import type { useCall } from '../../actions/use-call.ts'
import { changedValues, refusalAt } from './collision-values.ts'
import { GoneField } from './gone-field.tsx'

interface Props {
  call: ReturnType<typeof useCall>
  /** What was in the way when the call was first refused. */
  conflicts: Conflicts
}

/** Who has the value that a field still holds. */
const TakenBy = ({ collision: { label, recordId } }: { collision: Collision }) => {
  const { t, i18n } = useTranslation('restore')
  const number = recordId.toLocaleString(i18n.language, { useGrouping: false })
  return (
    <>
      {t('takenBy')} {label !== null && <bdi>{label}</bdi>} {t('number', { number })}
    </>
  )
}

/**
 * Offers to change the values over which a call was refused, and to choose others in place of records that are gone. What is
 * typed stays until the call succeeds or is given up; a field that is left as it was is not sent.
 */
export const CollisionDialog = ({ call, conflicts }: Props) => {
  const { collisions, gone } = conflicts
  const { t } = useTranslation('restore')
  const { t: engine } = useTranslation('engine')
  const { t: shell } = useTranslation()
  const label = useLabel()
  const ids = { title: useId(), text: useId() }
  const [typed, setTyped] = useState(() =>
    Object.fromEntries(collisions.map(({ property, value }) => [property, String(value)])),
  )
  const [chosen, setChosen] = useState<Readonly<Record<string, number | null>>>({})
  /** What was typed when it was last refused. */
  const [refused, setRefused] = useState(typed)
  const [isTried, setTried] = useState(false)
  const { asked, refusal } = call
  const held = call.busy && !call.waiting
  const fields = collisions.map((collision, index) => {
    const { property } = collision
    const isSame = typed[property] === refused[property]
    return { ...collision, index, fault: isSame ? refusalAt(refusal, property) : null }
  })
  const others = call.error !== null && fields.every(({ property }) => refusalAt(refusal, property) === null)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setRefused(typed)
    setTried(true)
    if (!gone.some((each) => !each.optional && (chosen[each.property] ?? null) === null))
      call.confirm(changedValues(conflicts, typed, chosen))
  }
  return (
    <Dialog
      open={asked !== null}
      onClose={() => !held && call.close()}
      aria-labelledby={ids.title}
      aria-describedby={ids.text}
      maxWidth='xs'
      fullWidth
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={ids.title}>{t(collisions.length > 0 ? 'title' : 'goneTitle')}</DialogTitle>
        <DialogContent>
          {others && (
            <Alert severity='error' sx={{ mb: 4 }}>
              {call.error}
            </Alert>
          )}
          {call.waiting && (
            <Alert severity='warning' role='status' sx={{ mb: 4 }}>
              {engine('connection.waiting')}
            </Alert>
          )}
          <div id={ids.text}>
            {collisions.length > 0 && (
              <DialogContentText>{t('text', { count: collisions.length })}</DialogContentText>
            )}
            {gone.length > 0 && <DialogContentText>{t('goneText')}</DialogContentText>}
          </div>
          {fields.map(({ property, title, index, fault }) => (
            <TextField
              key={property}
              fullWidth
              autoFocus={index === 0}
              label={title}
              value={typed[property]}
              error={fault !== null}
              helperText={
                fault && (fault.collision ? <TakenBy collision={fault.collision} /> : fault.message)
              }
              onChange={({ target }) => setTyped((all) => ({ ...all, [property]: target.value }))}
              slotProps={{ htmlInput: { dir: 'auto' } }}
              sx={{ mt: 5 }}
            />
          ))}
          {gone.map((each) => {
            const { property, optional } = each
            const id = chosen[property] ?? null
            const isDue = isTried && !optional && id === null
            return (
              <GoneField
                key={property}
                gone={each}
                chosen={id}
                onChoose={(other) => setChosen((all) => ({ ...all, [property]: other }))}
                fault={isDue ? t('due') : null}
              />
            )
          })}
        </DialogContent>
        <DialogActions>
          <Button onClick={call.close} disabled={held} color='secondary'>
            {shell('common.cancel')}
          </Button>
          <Button type='submit' variant='contained' loading={call.busy} color={asked?.color ?? 'primary'}>
            {label(asked?.confirmLabel ?? '')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
