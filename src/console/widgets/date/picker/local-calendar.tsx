import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { DateTimePicker, dateTimePickerToolbarClasses } from '@mui/x-date-pickers/DateTimePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import type { PickersLocaleText } from '@mui/x-date-pickers/locales'
import { TimePicker } from '@mui/x-date-pickers/TimePicker'
import type { ReactNode } from 'react'
import { getCalendarTexts } from '../../../i18n/calendar-texts.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { shownDate, shownDateTime, shownTime } from '../date-formats.ts'

/** In the dialog, the colon is centered between digits that have the height of the theme's buttons. */
export const toolbar = {
  sx: { [`& .${dateTimePickerToolbarClasses.timeDigitsContainer}`]: { alignItems: 'center' } },
}

/** MUI's picker of each kind of field, and its props. */
export const kinds = {
  date: { Picker: DatePicker, props: { format: shownDate } },
  time: { Picker: TimePicker, props: { format: shownTime, ampm: true } },
  'date-time': {
    Picker: DateTimePicker,
    props: {
      format: shownDateTime,
      ampm: true,
      // The popup with a calendar beside a clock needs this much room; narrow windows get the touch dialog.
      desktopModeMediaQuery: '@media (pointer: fine) and (min-width:600px)',
    },
  },
} as const

/** Pickers in the language of the interface, whose texts have loaded. */
export const LocalCalendar = ({ children }: { children: ReactNode }) => {
  const { dayjs, localeText } = getCalendarTexts(currentLanguage())
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={dayjs}
      {...(localeText && { localeText: localeText as Partial<PickersLocaleText> })}
    >
      {children}
    </LocalizationProvider>
  )
}
