import { frFR } from '@mui/x-date-pickers/locales'
import 'dayjs/locale/fr'
import type { CalendarWords } from '../language-data.ts'

const { localeText } = frFR.components.MuiLocalizationProvider.defaultProps

export const calendar: CalendarWords = { dayjs: 'fr', localeText }
