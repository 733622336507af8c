export {
  followRecords,
} from './presence.ts'
