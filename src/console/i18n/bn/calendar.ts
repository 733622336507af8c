import { bnBD } from '@mui/x-date-pickers/locales'
import 'dayjs/locale/bn'
import type { CalendarTexts } from '../language-data.ts'

// The library translates only the year's placeholder; DD-MM-YYYY stays in one script.
const { fieldYearPlaceholder: _, ...localeText } =
  bnBD.components.MuiLocalizationProvider.defaultProps.localeText

export const calendar: CalendarTexts = { dayjs: 'bn', localeText }
