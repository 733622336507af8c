import { bnBD } from '@mui/x-date-pickers/locales'
import 'dayjs/locale/bn'
import type { CalendarWords } from '../language-data.ts'

// Of the letters that stand for digits not typed yet it has the year's alone: DD-MM-YYYY is one script.
const { fieldYearPlaceholder: _, ...localeText } =
  bnBD.components.MuiLocalizationProvider.defaultProps.localeText

export const calendar: CalendarWords = { dayjs: 'bn', localeText }
