import TextField from '@mui/material/TextField'
import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { useTranslation } from 'react-i18next'
import { dayFirstOf, isDay, isoDay } from '../../../contract/dates.ts'
import { demandCalendarTexts } from '../../i18n/calendar-texts.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { nextPaint } from '../../ui/lazy/after-paint.tsx'
import { preloadCode } from '../../ui/lazy/preload-code.ts'
import { isLocked } from '../shared/form-field.ts'
import { lazyField } from '../shared/lazy-field.tsx'
import { textOption } from '../shared/options.ts'
import type { SimpleWidget } from '../widget.ts'
import { shownDate, shownDateTime, shownTime } from './date-text.ts'
import type { PickKind } from './unfinished-picks.ts'
import type { PickerProps } from './use-picked.ts'

/** Fetches the pickers' code without running it, which takes much memory: the form renders first. */
const preloadPicker = async (): Promise<void> => preloadCode('dates')

/** Loads the pickers and their texts in the present language, after the first paint of the first form with a date. */
const loadPicker = async () => {
  await nextPaint()
  const [{ Picker }] = await Promise.all([
    import('./pickers.tsx'),
    // Falls back to English.
    demandCalendarTexts(currentLanguage()).catch(() => undefined),
  ])
  return Picker
}

/** A stored day as DD-MM-YYYY; empty for other values, which need the pickers' code. */
const dayText = (value: unknown): string => {
  const text = String(value)
  const day = isDay(text) ? text : isoDay(text)
  return day === undefined ? '' : dayFirstOf(day).replaceAll('/', '-')
}

/** Looks like the field; a click focuses the element around it, which holds the typed text. */
const Placeholder = ({ label, value, required, disabled, invalid }: PickerProps) => (
  <TextField
    fullWidth
    label={label}
    required={required}
    disabled={disabled}
    error={invalid}
    value={dayText(value)}
    sx={{ pointerEvents: 'none' }}
    slotProps={{ htmlInput: { readOnly: true, tabIndex: -1 } }}
  />
)

const Picker = lazyField(loadPicker, Placeholder, ({ label = '', required }) => ({ label, required }))

interface Props extends WidgetProps {
  kind: PickKind
  defaultFormat: string
}

/** A date or time as an rjsf widget: text in the option `valueFormat`. */
const PickerWidget = ({ kind, defaultFormat, ...props }: Props) => {
  const label = useLabel()
  const { i18n } = useTranslation()
  const { id, value } = props
  const shown = props.hideLabel ? undefined : label(props.label)
  return (
    <Picker
      // Mounts again when the language changes; a half-typed date is restored.
      key={i18n.language}
      kind={kind}
      id={id}
      label={shown}
      value={value}
      format={textOption(props.options, 'valueFormat') ?? defaultFormat}
      required={props.required ?? false}
      disabled={isLocked(props)}
      invalid={Boolean(props.rawErrors?.length)}
      describedBy={ariaDescribedByIds(id)}
      onChange={props.onChange}
      onBlur={() => props.onBlur(id, value)}
    />
  )
}

/**
 * The registry entry of a date or time. `formats` completes the description of the option `valueFormat`; without it the
 * widget has no options.
 */
const pickerWidget = (kind: PickKind, defaultFormat: string, formats?: string): SimpleWidget => ({
  name: kind,
  kind: 'widget',
  types: ['string'],
  ...(formats !== undefined && {
    options: {
      type: 'object',
      properties: {
        valueFormat: {
          type: 'string',
          description: `Format of the stored value, as dayjs writes it${formats}`,
        },
      },
      additionalProperties: false,
    },
  }),
  component: (props) => <PickerWidget {...props} kind={kind} defaultFormat={defaultFormat} />,
  fetchCode: preloadPicker,
})

/** A date, shown and typed as DD-MM-YYYY. */
export const dateWidget = pickerWidget(
  'date',
  shownDate,
  ': DD/MM/YYYY, YYYY-MM-DD; DD-MM-YYYY when left out.',
)

/** A time of day on the 12-hour clock, `hh:mm A`. */
export const timeWidget = pickerWidget('time', shownTime, '; hh:mm A when left out.')

/** A timestamp, shown and typed as DD-MM-YYYY hh:mm A in the browser's time zone, stored as ISO 8601 in UTC. */
export const dateTimeWidget = pickerWidget('date-time', shownDateTime)
