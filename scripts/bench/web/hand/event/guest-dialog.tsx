import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { type FormEvent, useId, useState } from 'react'
import {
  badAddresses,
  type Errors,
  ErrorsContext,
  fileOf,
  missing,
  textOf,
  textOrNull,
} from '../form/errors.ts'
import { FileInput } from '../form/file-input.tsx'
import { TextInput } from '../form/text-input.tsx'
import type { Guest } from './record.ts'

interface Props {
  guest: Guest | null
  onSave: (guest: Guest) => void
  onClose: () => void
}

const check = (form: FormData): Errors => ({
  ...missing(form, {
    guestName: 'Guest Name is required',
    guestDesignation: 'Guest Designation is required',
  }),
  ...badAddresses(form, {
    facebookUrl: 'Facebook URL must be a valid url',
    youtubeUrl: 'Youtube URL must be a valid url',
  }),
})

/** One guest: added (none given) or changed. */
export const GuestDialog = ({ guest, onSave, onClose }: Props) => {
  const [errors, setErrors] = useState<Errors>({})
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    // React hands the event on to the form around the dialog as well.
    event.stopPropagation()
    const form = new FormData(event.currentTarget)
    const wrong = check(form)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    onSave({
      guestName: textOf(form, 'guestName'),
      guestDesignation: textOf(form, 'guestDesignation'),
      facebookUrl: textOrNull(form, 'facebookUrl'),
      youtubeUrl: textOrNull(form, 'youtubeUrl'),
      guestImage: guest?.guestImage ?? null,
      chosen: fileOf(form, 'guestImage') ?? guest?.chosen ?? null,
    })
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth='sm'>
      <DialogTitle>Update Guest</DialogTitle>
      <DialogContent>
        <ErrorsContext value={errors}>
          <Stack component='form' id={id} noValidate spacing={2} onSubmit={submit} sx={{ pt: 1 }}>
            <FileInput
              name='guestImage'
              label='Guest Image'
              kind='image'
              megabytes={5}
              start={guest?.guestImage ?? null}
            />
            <TextInput
              name='guestName'
              label='Guest Name'
              required
              maxLength={255}
              start={guest?.guestName}
            />
            <TextInput
              name='guestDesignation'
              label='Guest Designation'
              required
              maxLength={255}
              start={guest?.guestDesignation}
            />
            <TextInput
              name='facebookUrl'
              label='Facebook URL'
              type='url'
              maxLength={2048}
              start={guest?.facebookUrl}
            />
            <TextInput
              name='youtubeUrl'
              label='Youtube URL'
              type='url'
              maxLength={2048}
              start={guest?.youtubeUrl}
            />
          </Stack>
        </ErrorsContext>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type='submit' form={id} variant='contained'>
          Save
        </Button>
      </DialogActions>
    </Dialog>
  )
}
