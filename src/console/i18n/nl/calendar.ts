import { nlNL } from '@mui/x-date-pickers/locales'
import 'dayjs/locale/nl'
import type { CalendarWords } from '../language-data.ts'

const { localeText } = nlNL.components.MuiLocalizationProvider.defaultProps

export const calendar: CalendarWords = { dayjs: 'nl', localeText }
