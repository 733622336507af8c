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
import type { Collision } from '../../actions/collisions.ts'
import type { useRowCall } from '../../actions/use-row-call.ts'
import { changedValues, refusalAt } from './collision-values.ts'

interface Props {
  call: ReturnType<typeof useRowCall>
  /** What collided when the call was first refused. */
  collisions: readonly Collision[]
}

/** Who has the value that a field still holds. */
const TakenBy = ({ collision: { label, recordId } }: { collision: Collision }) => {
  const { t, i18n } = useTranslation('tools')
  const number = recordId.toLocaleString(i18n.language, { useGrouping: false })
  return (
    <>
      {t('collision.takenBy')} {label !== null && <bdi>{label}</bdi>} {t('collision.number', { number })}
    </>
  )
}

/**
 * Offers to change the values over which a call was refused. What is typed stays until the call succeeds or is given up;
 * a field that is left as it was is not sent.
 */
export const CollisionDialog = ({ call, collisions }: Props) => {
  const { t } = useTranslation('tools')
  const { t: engine } = useTranslation('engine')
  const { t: shell } = useTranslation()
  const label = useLabel()
  const ids = { title: useId(), text: useId() }
  const [typed, setTyped] = useState(() =>
    Object.fromEntries(collisions.map(({ property, value }) => [property, String(value)])),
  )
  /** What was typed when it was last refused. */
  const [refused, setRefused] = useState(typed)
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
    call.confirm(changedValues(collisions, typed))
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
        <DialogTitle id={ids.title}>{t('collision.title')}</DialogTitle>
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
          <DialogContentText id={ids.text}>
            {t('collision.text', { count: collisions.length })}
          </DialogContentText>
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
