export {
  createHadith,
  deleteHadith,
  getHadith,
  listHadith,
  updateHadith,
} from './hadith.ts'
