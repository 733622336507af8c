export {
  eraseRecordHistory,
  getRecordVersion,
  listHistory,
  listRecordHistory,
} from './history.ts'
