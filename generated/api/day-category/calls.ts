export {
  createDayCategory,
  deleteDayCategory,
  getDayCategory,
  listDayCategory,
  totalDayCategory,
  updateDayCategory,
} from './day-category.ts'
