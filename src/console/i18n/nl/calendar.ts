import { nlNL } from '@mui/x-date-pickers/locales'
import 'dayjs/locale/nl'
import type { CalendarTexts } from '../language-data.ts'

const { localeText } = nlNL.components.MuiLocalizationProvider.defaultProps

export const calendar: CalendarTexts = { dayjs: 'nl', localeText }
