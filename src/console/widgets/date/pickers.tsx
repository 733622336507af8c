import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { DateTimePicker, dateTimePickerToolbarClasses } from '@mui/x-date-pickers/DateTimePicker'
import { usePickerContext } from '@mui/x-date-pickers/hooks'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import type { PickersLocaleText } from '@mui/x-date-pickers/locales'
import { TimePicker } from '@mui/x-date-pickers/TimePicker'
import type { Dayjs } from 'dayjs'
import { type FocusEvent, type FormEvent, type ReactNode, useRef } from 'react'
import { westernDigits } from '../../../contract/text/western-digits.ts'
import { getCalendarTexts } from '../../i18n/calendar-texts.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { useUnconfirmed } from '../shared/typing/use-deferred.ts'
import { formatPicked, parsers, shownDate, shownDateTime, shownTime } from './date-text.ts'
import type { PickKind } from './unfinished-picks.ts'
import { type PickerProps, usePicked } from './use-picked.ts'

/** In the dialog, the colon is centered between digits that have the height of the theme's buttons. */
const toolbar = {
  sx: { [`& .${dateTimePickerToolbarClasses.timeDigitsContainer}`]: { alignItems: 'center' } },
}

/** MUI's picker of each kind of field, and its props. */
const kinds = {
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
const LocalCalendar = ({ children }: { children: ReactNode }) => {
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

/** MUI only parses the digits 0 to 9: converts a part of the date before MUI reads it. */
const writeWestern = ({ target }: FormEvent): void => {
  if (!(target instanceof HTMLElement)) return
  const typed = target.textContent
  const text = westernDigits(typed)
  if (text !== typed) target.textContent = text
}

/** A field with a calendar or clock; loaded lazily, by PickerWidget only. */
export const Picker = (props: PickerProps) => {
  const { kind, format } = props
  const root = useRef<HTMLDivElement>(null)
  const picked = usePicked(props, root)
  const { field, value, selected, setSelected, publish, onPaste, unfinished, handOver } = picked
  useUnconfirmed(props.id, unfinished, handOver)
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // Moving between the parts and the button does not leave the field, nor does leaving the window.
    if (root.current?.contains(relatedTarget) || root.current?.contains(document.activeElement)) return
    handOver()
    props.onBlur()
  }
  const { Picker: MuiPicker, props: ofKind } = kinds[kind]
  return (
    <LocalCalendar>
      <MuiPicker
        {...ofKind}
        label={props.label}
        disabled={props.disabled}
        value={value}
        selectedSections={selected}
        onSelectedSectionsChange={setSelected}
        onChange={(date: Dayjs | null) => publish(formatPicked(date, format, kind), date)}
        slotProps={{
          toolbar,
          field: { clearable: !props.required, fieldRef: field },
          textField: {
            id: props.id,
            fullWidth: true,
            required: props.required,
            error: props.invalid,
            ref: root,
            onInputCapture: writeWestern,
            onPasteCapture: onPaste,
            // For the field as a whole: `onBlur` only concerns the typed parts, without the buttons.
            onBlurCapture: onBlur,
            slotProps: { input: { 'aria-describedby': props.describedBy } },
          },
        }}
      />
    </LocalCalendar>
  )
}

/** The place of the popup, instead of a field. */
const Anchor = () => {
  const { triggerRef } = usePickerContext()
  return <span ref={triggerRef} style={{ position: 'absolute', inset: 0, pointerEvents: 'none' }} />
}

interface Props {
  kind: PickKind
  label: string
  value: unknown
  /** Format of the value. */
  format: string
  onPick: (value: string | undefined) => void
  onClose: () => void
}

/** An open calendar or clock without a field, over the element around it. */
export const OpenedPicker = ({ kind, label, value, format, onPick, onClose }: Props) => {
  const date = parsers[kind](value, format)
  const { Picker, props } = kinds[kind]
  return (
    <LocalCalendar>
      <Picker
        {...props}
        open
        label={label}
        defaultValue={date?.isValid() ? date : null}
        onAccept={(picked: Dayjs | null) => onPick(formatPicked(picked, format, kind))}
        onClose={onClose}
        slots={{ field: Anchor }}
        slotProps={{ toolbar }}
      />
    </LocalCalendar>
  )
}
