import type { FileRef } from '../api.ts'
import { dateText, Text, Thumbnail } from '../list/cells.tsx'
import type { ListDefinition } from '../list/list-definition.ts'
import { ListScreen } from '../list/list-screen.tsx'

interface FoundationEvent {
  id: number
  eventImage: FileRef | null
  title: string
  fromDate: string
  toDate: string
  time: string | null
  superVisor: string | null
  privateEvent: boolean
  creationDateTimeStamp: number
}

const definition: ListDefinition<FoundationEvent> = {
  title: 'Events',
  path: '/event',
  question: 'Delete this event?',
  nameOf: ({ title }) => title,
  request: {
    resource: 'event',
    searches: [{ param: 'title', label: 'Title' }],
    filter: {
      label: 'Private Event',
      choices: [
        { label: 'All', params: {} },
        { label: 'Yes', params: { privateEvent: 'true' } },
        { label: 'No', params: { privateEvent: 'false' } },
      ],
    },
  },
  columns: [
    { field: 'image', heading: 'Image', width: 90, cell: (row) => <Thumbnail file={row.eventImage} /> },
    {
      field: 'title',
      heading: 'Title',
      width: 112,
      share: 2,
      sortBy: 'title',
      cell: (row) => <Text>{row.title}</Text>,
    },
    { field: 'fromDate', heading: 'Start Date', width: 124, cell: (row) => dateText(row.fromDate) },
    { field: 'toDate', heading: 'End Date', width: 124, cell: (row) => dateText(row.toDate) },
    { field: 'time', heading: 'Time', width: 112, share: 1, cell: (row) => <Text>{row.time ?? ''}</Text> },
    {
      field: 'superVisor',
      heading: 'Supervisor',
      width: 112,
      share: 1,
      cell: (row) => <Text>{row.superVisor ?? ''}</Text>,
    },
    { field: 'private', heading: 'Private', width: 90, cell: (row) => (row.privateEvent ? 'Yes' : 'No') },
    {
      field: 'created',
      heading: 'Created At',
      width: 132,
      sortBy: 'creationDate',
      cell: (row) => dateText(row.creationDateTimeStamp),
    },
  ],
}

/** The list of events. */
export const EventList = () => <ListScreen key='event' {...definition} />
