import { usePickerContext } from '@mui/x-date-pickers/hooks'
import type { Dayjs } from 'dayjs'
import { formatPicked, parsers } from '../date-text.ts'
import type { PickKind } from '../unfinished-picks.ts'
import { kinds, LocalCalendar, toolbar } from './local-calendar.tsx'

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
