import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { get } from '../api.ts'
import { FileInput } from '../form/file-input.tsx'
import { FormFrame } from '../form/form-frame.tsx'
import { Pair } from '../form/pair.tsx'
import { RichText } from '../form/rich-text.tsx'
import { TextInput } from '../form/text-input.tsx'
import type { DateInput as Picker } from './date-input.tsx'
import { GuestsInput } from './guests-input.tsx'
import { checkEvent, eventRecord, type FoundationEvent, type Guest } from './record.ts'

const DatePicker = lazy(async () => ({ default: (await import('./date-input.tsx')).DateInput }))

/** A date. The calendar is heavy and comes after the form. */
const DateInput = (props: ComponentProps<typeof Picker>) => (
  <Suspense fallback={<TextField label={props.label} required fullWidth disabled />}>
    <DatePicker {...props} />
  </Suspense>
)

interface Read {
  event: FoundationEvent
  eventGuests: Guest[]
}

const Fields = ({ id, read }: { id: number | null; read: Read | null }) => {
  const event = read?.event ?? null
  const [guests, setGuests] = useState<readonly Guest[]>(read?.eventGuests ?? [])
  return (
    <FormFrame
      title={id === null ? 'Add Event' : 'Update Event'}
      path='/event'
      resource='event'
      id={id}
      check={(form) => checkEvent(form, event)}
      toRecord={(form) => eventRecord(form, event, guests)}
    >
      <TextInput name='title' label='Event Title' required maxLength={255} start={event?.title} />
      <Pair>
        <DateInput name='fromDate' label='Start Date' start={event?.fromDate} />
        <DateInput name='toDate' label='End Date' start={event?.toDate} />
        <TextInput
          name='time'
          label='Time'
          maxLength={255}
          start={event?.time}
          help='Day and time in your own words'
        />
        <TextInput name='totalMembers' label='Total Members' type='number' start={event?.totalMembers} />
        <TextInput name='superVisor' label='Supervisor' maxLength={255} start={event?.superVisor} />
        <TextInput
          name='superVisorPhoneNo'
          label='Supervisor Phone No.'
          type='tel'
          start={event?.superVisorPhoneNo}
        />
        <TextInput name='address' label='Address' maxLength={255} start={event?.address} />
        <TextInput name='googleMap' label='Map URL' type='url' maxLength={2048} start={event?.googleMap} />
      </Pair>
      <TextInput
        name='shortDescription'
        label='Short Description'
        rows={2}
        maxLength={4000}
        start={event?.shortDescription}
      />
      <RichText
        name='directionForGuests'
        label='Direction For Guests'
        height={200}
        start={event?.directionForGuests ?? null}
      />
      <div>
        <FormLabel>Private Event</FormLabel>
        <RadioGroup row name='privateEvent' defaultValue={event?.privateEvent ? 'yes' : 'no'}>
          <FormControlLabel value='yes' control={<Radio />} label='Yes' />
          <FormControlLabel value='no' control={<Radio />} label='No' />
        </RadioGroup>
      </div>
      <FileInput
        name='image'
        label='Event Image'
        kind='image'
        megabytes={5}
        required
        start={event?.eventImage ?? null}
      />
      <GuestsInput guests={guests} onChange={setGuests} />
    </FormFrame>
  )
}

/** Adds an event (no id) or changes one. */
export const EventForm = ({ id }: { id: number | null }) => {
  const { data, error } = useQuery({
    queryKey: ['event', 'one', id],
    queryFn: () => get<Read>(`/api/event/id/${id}`),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  })
  if (error) return error.message
  return id === null || data ? <Fields id={id} read={data ?? null} /> : null
}
