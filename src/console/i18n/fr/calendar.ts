import { frFR } from '@mui/x-date-pickers/locales'
import 'dayjs/locale/fr'
import type { CalendarTexts } from '../language-data.ts'

const { localeText } = frFR.components.MuiLocalizationProvider.defaultProps

export const calendar: CalendarTexts = { dayjs: 'fr', localeText }
