import AddIcon from '@mui/icons-material/Add'
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward'
import DeleteIcon from '@mui/icons-material/Delete'
import EditIcon from '@mui/icons-material/Edit'
import Button from '@mui/material/Button'
import FormLabel from '@mui/material/FormLabel'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { Thumbnail } from '../list/cells.tsx'
import { GuestDialog } from './guest-dialog.tsx'
import type { Guest } from './record.ts'

interface Props {
  guests: readonly Guest[]
  onChange: (guests: readonly Guest[]) => void
}

/** The guests, each edited in a dialog, moved up, and deleted after a question. */
export const GuestsInput = ({ guests, onChange }: Props) => {
  /** Place of the guest in the dialog; one past the last adds. */
  const [open, setOpen] = useState<number | null>(null)
  const moveUp = (at: number): void => {
    const [before, moved] = [guests[at - 1], guests[at]]
    if (before && moved) onChange(guests.with(at - 1, moved).with(at, before))
  }
  const remove = (at: number): void => {
    if (confirm('Are you sure to delete this guest?')) onChange(guests.toSpliced(at, 1))
  }
  return (
    <Stack spacing={1}>
      <FormLabel>Guests</FormLabel>
      {guests.map((guest, at) => (
        <Stack
          key={`${guest.guestName} ${guest.guestDesignation}`}
          direction='row'
          spacing={1}
          sx={{ alignItems: 'center' }}
        >
          <Thumbnail file={guest.guestImage} />
          <span style={{ flex: 1 }}>
            {guest.guestName}, {guest.guestDesignation}
          </span>
          <IconButton size='small' title='Move up' disabled={at === 0} onClick={() => moveUp(at)}>
            <ArrowUpwardIcon fontSize='small' />
          </IconButton>
          <IconButton size='small' title='Edit' onClick={() => setOpen(at)}>
            <EditIcon fontSize='small' />
          </IconButton>
          <IconButton size='small' color='error' title='Delete' onClick={() => remove(at)}>
            <DeleteIcon fontSize='small' />
          </IconButton>
        </Stack>
      ))}
      <Button startIcon={<AddIcon />} onClick={() => setOpen(guests.length)} sx={{ alignSelf: 'start' }}>
        Add Guest
      </Button>
      {open !== null && (
        <GuestDialog
          guest={guests[open] ?? null}
          onClose={() => setOpen(null)}
          onSave={(guest) => {
            onChange(open < guests.length ? guests.with(open, guest) : [...guests, guest])
            setOpen(null)
          }}
        />
      )}
    </Stack>
  )
}
