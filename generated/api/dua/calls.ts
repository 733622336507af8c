export {
  createDua,
  deleteDua,
  getDua,
  listDua,
  updateDua,
} from './dua.ts'
