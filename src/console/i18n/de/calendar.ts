import { deDE } from '@mui/x-date-pickers/locales'
import 'dayjs/locale/de'
import type { CalendarTexts } from '../language-data.ts'

const { localeText } = deDE.components.MuiLocalizationProvider.defaultProps

export const calendar: CalendarTexts = { dayjs: 'de', localeText }
