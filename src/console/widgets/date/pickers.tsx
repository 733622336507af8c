import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import type { PickersLocaleText } from '@mui/x-date-pickers/locales'
import type { FieldRef, FieldSelectedSections } from '@mui/x-date-pickers/models'
import { TimePicker } from '@mui/x-date-pickers/TimePicker'
import type { Dayjs } from 'dayjs'
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { westernDigits } from '../../../contract/text/western-digits.ts'
import { getCalendarWords } from '../../i18n/calendar-words.ts'
import { useLatest } from '../../ui/hooks/use-latest.ts'
import { useUnconfirmed } from '../shared/typing/use-deferred.ts'
import { shownDate, shownTime } from './date-formats.ts'
import { firstYear, formatPicked, parseDate, parseTime } from './date-text.ts'
import { putParts } from './put-parts.ts'
import { type PickKind, unfinishedParts, unfinishedPick, unfinishedRule } from './unfinished-picks.ts'

export interface PickerProps {
  kind: PickKind
  id: string
  label: string | undefined
  value: unknown
  /** Format of the form value. */
  format: string
  required: boolean
  disabled: boolean
  invalid: boolean
  describedBy: string
  onChange: (value: string | undefined) => void
  onBlur: () => void
}

/** A part of a date that is empty, or a year of which only some digits were typed. */
const isIncomplete = ({ type, value }: { type: string; value: string }): boolean =>
  value === '' || (type === 'year' && Number(value) < firstYear)

/** MUI takes 0 to 9 alone: a part of the date is written in these before it reads what was typed. */
const writeWestern = ({ target }: FormEvent): void => {
  if (!(target instanceof HTMLElement)) return
  const typed = target.textContent
  const text = westernDigits(typed)
  if (text !== typed) target.textContent = text
}

/** A field with a calendar or clock; loaded lazily, by PickerWidget only. */
export const Picker = (props: PickerProps) => {
  const { kind, format } = props
  const field = useRef<FieldRef<Dayjs | null>>(null)
  /** What the field holds for a value it gave out itself: a half-typed date must not be read back as another one. */
  const [entered, setEntered] = useState<{ text: string | undefined; date: Dayjs | null }>()
  const parse = kind === 'date' ? parseDate : parseTime
  const isOwn = entered !== undefined && entered.text === props.value
  /** What was typed of it when it was kept. */
  const parts = isOwn ? [] : unfinishedParts(props.value)
  const value = isOwn ? entered.date : parts.length > 0 ? null : parse(props.value, format)
  const publish = (text: string | undefined, date: Dayjs | null) => {
    setEntered({ text, date })
    props.onChange(text)
  }
  /** What the form is to hold in the place of a date that is none, or was and is emptied again. */
  const unfinished = (): { value: string | undefined } | undefined => {
    const sections = field.current?.getSections() ?? []
    const isMarked = unfinishedRule(props.value) !== undefined
    // MUI tells of no change from one date that is none to another.
    if (sections.every(({ value: typed }) => typed === ''))
      return sections.length > 0 && isMarked && parts.length === 0 ? { value: undefined } : undefined
    const isPart = sections.some(isIncomplete)
    if (!isPart && !isMarked) return undefined
    const typed = sections.map(({ value: text }) => text)
    const mark = unfinishedPick(kind, isPart ? 'incomplete' : 'impossible', typed)
    return props.value === mark ? undefined : { value: mark }
  }
  const handOver = (): void => {
    const held = unfinished()
    if (held) publish(held.value, value)
  }
  const onConfirmed = useUnconfirmed(props.id, unfinished, handOver)
  const root = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState<FieldSelectedSections>(null)
  const putBack = useLatest(() => {
    if (!root.current || parts.length === 0) return
    setEntered({ text: props.value as string, date: null })
    putParts(root.current, parts, setSelected)
  })
  useEffect(() => {
    if (props.disabled) return
    // The field is drawn anew for each part.
    const timer = setTimeout(() => putBack.current())
    return () => clearTimeout(timer)
  }, [putBack, props.disabled])
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // From one part of the date to the next the field is not left, nor when the whole window is.
    if (currentTarget.contains(relatedTarget) || currentTarget.contains(document.activeElement)) return
    handOver()
    props.onBlur()
  }
  const shared = {
    label: props.label,
    disabled: props.disabled,
    value,
    selectedSections: selected,
    onSelectedSectionsChange: setSelected,
    onChange: (picked: Dayjs | null) => publish(formatPicked(picked, format, kind), picked),
    slotProps: {
      field: { clearable: !props.required, fieldRef: field },
      textField: {
        id: props.id,
        fullWidth: true,
        required: props.required,
        error: props.invalid,
        ref: root,
        onInputCapture: (event: FormEvent) => {
          writeWestern(event)
          onConfirmed()
        },
        onBlur,
        slotProps: { input: { 'aria-describedby': props.describedBy } },
      },
    },
  }
  const { dayjs, localeText } = getCalendarWords()
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={dayjs}
      {...(localeText && { localeText: localeText as Partial<PickersLocaleText> })}
    >
      {kind === 'date' ? (
        <DatePicker {...shared} format={shownDate} />
      ) : (
        <TimePicker {...shared} ampm format={shownTime} />
      )}
    </LocalizationProvider>
  )
}
