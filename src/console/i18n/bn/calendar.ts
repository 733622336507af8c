import { bnBD } from '@mui/x-date-pickers/locales'
import 'dayjs/locale/bn'
import type { CalendarWords } from '../language-data.ts'

const { localeText } = bnBD.components.MuiLocalizationProvider.defaultProps

export const calendar: CalendarWords = { dayjs: 'bn', localeText }
