import { deDE } from '@mui/x-date-pickers/locales'
import 'dayjs/locale/de'
import type { CalendarWords } from '../language-data.ts'

const { localeText } = deDE.components.MuiLocalizationProvider.defaultProps

export const calendar: CalendarWords = { dayjs: 'de', localeText }
