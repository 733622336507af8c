import { type FileRef, upload } from '../api.ts'
import {
  badAddresses,
  type Errors,
  fileOf,
  missing,
  numberOrNull,
  textOf,
  textOrNull,
} from '../form/errors.ts'

/** A guest of an event. */
export interface Guest {
  guestName: string
  guestDesignation: string
  facebookUrl: string | null
  youtubeUrl: string | null
  guestImage: FileRef | null
  /** A picture that is chosen and not uploaded yet. */
  chosen?: File | null
}

/** An event, as the API answers it. */
export interface FoundationEvent {
  title: string
  fromDate: string
  toDate: string
  time: string | null
  totalMembers: number | null
  superVisor: string | null
  superVisorPhoneNo: string | null
  address: string | null
  googleMap: string | null
  shortDescription: string | null
  directionForGuests: string | null
  privateEvent: boolean
  eventImage: FileRef | null
}

const months = [
  'JANUARY',
  'FEBRUARY',
  'MARCH',
  'APRIL',
  'MAY',
  'JUNE',
  'JULY',
  'AUGUST',
  'SEPTEMBER',
  'OCTOBER',
  'NOVEMBER',
  'DECEMBER',
] as const

const isDate = (text: string): boolean => /^\d\d-\d\d-\d{4}$/.test(text)

const sortable = (text: string): string => text.split('-').reverse().join('-')

/** What is wrong with the form of an event. */
export const checkEvent = (form: FormData, event: FoundationEvent | null): Errors => {
  const [from, to] = [textOf(form, 'fromDate'), textOf(form, 'toDate')]
  return {
    ...missing(form, { title: 'Event Title is required' }),
    ...(!isDate(from) && { fromDate: 'Start Data is required' }),
    ...(!isDate(to) && { toDate: 'End Date is required' }),
    ...(isDate(from) &&
      isDate(to) &&
      sortable(to) < sortable(from) && { toDate: 'End Date must not be before Start Date' }),
    ...badAddresses(form, { googleMap: 'Please provide a valid URL' }),
    ...(!event?.eventImage && !fileOf(form, 'image') && { image: 'Image is Required' }),
  }
}

const guestRecord = async ({ chosen, guestImage, ...guest }: Guest) => ({
  ...guest,
  guestImageId: chosen ? await upload('EVENT', chosen) : (guestImage?.id ?? null),
})

/** The event as the API takes it; uploads the chosen pictures first. */
export const eventRecord = async (
  form: FormData,
  event: FoundationEvent | null,
  guests: readonly Guest[],
) => {
  const picture = fileOf(form, 'image')
  const from = textOf(form, 'fromDate')
  return {
    title: textOf(form, 'title'),
    fromDate: from.replaceAll('-', '/'),
    toDate: textOf(form, 'toDate').replaceAll('-', '/'),
    month: months[Number(from.slice(3, 5)) - 1],
    time: textOrNull(form, 'time'),
    totalMembers: numberOrNull(form, 'totalMembers'),
    superVisor: textOrNull(form, 'superVisor'),
    superVisorPhoneNo: textOrNull(form, 'superVisorPhoneNo'),
    address: textOrNull(form, 'address'),
    googleMap: textOrNull(form, 'googleMap'),
    shortDescription: textOrNull(form, 'shortDescription'),
    directionForGuests: textOrNull(form, 'directionForGuests'),
    privateEvent: form.get('privateEvent') === 'yes',
    eventImageId: picture ? await upload('EVENT', picture) : event?.eventImage?.id,
    guestRequests: await Promise.all(guests.map(guestRecord)),
  }
}
