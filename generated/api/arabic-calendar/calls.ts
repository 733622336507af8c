export {
  getArabicCalendar,
  listArabicCalendar,
  updateArabicCalendar,
} from './arabic-calendar.ts'
