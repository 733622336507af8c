export {
  createEvent,
  deleteEvent,
  getEvent,
  listEvent,
  updateEvent,
} from './event.ts'
