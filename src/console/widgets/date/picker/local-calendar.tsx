import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { dateTimePickerToolbarClasses } from '@mui/x-date-pickers/DateTimePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import type { PickersLocaleText } from '@mui/x-date-pickers/locales'
import type { ReactNode } from 'react'
import { getCalendarTexts } from '../../../i18n/calendar-texts.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'

/** The popup with a calendar beside a clock needs this much room; narrow windows get the touch dialog. */
export const wideDesktop = '@media (pointer: fine) and (min-width:600px)'

/** In the dialog, the colon is centered between digits that have the height of the theme's buttons. */
export const toolbar = {
  sx: { [`& .${dateTimePickerToolbarClasses.timeDigitsContainer}`]: { alignItems: 'center' } },
}

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
