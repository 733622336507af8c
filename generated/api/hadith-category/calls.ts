export {
  createHadithCategory,
  deleteHadithCategory,
  getHadithCategory,
  listHadithCategory,
  totalHadithCategory,
  updateHadithCategory,
} from './hadith-category.ts'
