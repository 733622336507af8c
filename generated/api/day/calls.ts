export {
  createDay,
  deleteDay,
  getDay,
  listDay,
  totalDay,
  updateDay,
} from './day.ts'
