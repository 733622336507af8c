import type { Dayjs } from 'dayjs'
import { type FocusEvent, type FormEvent, useRef } from 'react'
import { westernDigits } from '../../../../contract/text/western-digits.ts'
import { useUnconfirmed } from '../../shared/typing/use-deferred.ts'
import { formatPicked } from '../date-text.ts'
import { kinds, LocalCalendar, toolbar } from './local-calendar.tsx'
import { type PickerProps, usePicked } from './use-picked.ts'

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
