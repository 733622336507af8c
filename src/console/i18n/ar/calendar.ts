import type { PickersLocaleText } from '@mui/x-date-pickers/locales'
import dayjs from 'dayjs'
import arabic from 'dayjs/locale/ar'
import type { CalendarTexts } from '../language-data.ts'

// dayjs translates noon to 1 pm as morning; without `meridiem` it formats AM and PM.
const locale = { ...arabic, meridiem: undefined }
dayjs.locale(locale, undefined, true)

const views = { hours: 'الساعات', minutes: 'الدقائق', seconds: 'الثواني', meridiem: 'الفترة' }

/** All texts except placeholders: the date format is DD-MM-YYYY in every language. */
const texts: Omit<PickersLocaleText, `field${string}Placeholder`> = {
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  calendarWeekNumberHeaderLabel: 'رقم الأسبوع',
  calendarWeekNumberHeaderText: '#',
  calendarWeekNumberAriaLabelText: (week) => `الأسبوع ${week}`,
  calendarWeekNumberText: (week) => `${week}`,
  openPreviousView: 'فتح العرض السابق',
  openNextView: 'فتح العرض التالي',
  calendarViewSwitchingButtonAriaLabel: (view) =>
    view === 'year'
      ? 'عرض السنوات مفتوح، التبديل إلى عرض التقويم'
      : 'عرض التقويم مفتوح، التبديل إلى عرض السنوات',
  start: 'البداية',
  end: 'النهاية',
  startDate: 'تاريخ البداية',
  startTime: 'وقت البداية',
  endDate: 'تاريخ النهاية',
  endTime: 'وقت النهاية',
  cancelButtonLabel: 'إلغاء',
  clearButtonLabel: 'مسح',
  okButtonLabel: 'موافق',
  todayButtonLabel: 'اليوم',
  nextStepButtonLabel: 'التالي',
  datePickerToolbarTitle: 'اختر التاريخ',
  timePickerToolbarTitle: 'اختر الوقت',
  dateTimePickerToolbarTitle: 'اختر التاريخ والوقت',
  dateRangePickerToolbarTitle: 'اختر الفترة',
  timeRangePickerToolbarTitle: 'اختر فترة الوقت',
  clockLabelText: (view, time) => `اختر ${views[view]}. ${time ? `الوقت المحدد ${time}` : 'لم يُحدد وقت'}`,
  hoursClockNumberText: (hours) => `الساعة ${hours}`,
  minutesClockNumberText: (minutes) => `الدقيقة ${minutes}`,
  secondsClockNumberText: (seconds) => `الثانية ${seconds}`,
  selectViewText: (view) => `اختر ${views[view]}`,
  openDatePickerDialogue: (date) => (date ? `اختر التاريخ، التاريخ المحدد ${date}` : 'اختر التاريخ'),
  openTimePickerDialogue: (time) => (time ? `اختر الوقت، الوقت المحدد ${time}` : 'اختر الوقت'),
  openRangePickerDialogue: (range) => (range ? `اختر الفترة، الفترة المحددة ${range}` : 'اختر الفترة'),
  fieldClearLabel: 'مسح',
  timeTableLabel: 'اختر الوقت',
  dateTableLabel: 'اختر التاريخ',
  year: 'السنة',
  month: 'الشهر',
  day: 'اليوم',
  weekDay: 'يوم الأسبوع',
  hours: 'الساعات',
  minutes: 'الدقائق',
  seconds: 'الثواني',
  meridiem: 'الفترة',
  empty: 'فارغ',
}

/** The Arabic locale of calendars and clocks, which the library lacks. */
export const calendar: CalendarTexts = { dayjs: 'ar', localeText: texts }
