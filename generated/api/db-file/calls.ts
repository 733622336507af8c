export {
  downloadFile,
  uploadDbFile,
} from './db-file.ts'
