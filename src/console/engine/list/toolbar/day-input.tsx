import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined'
import IconButton from '@mui/material/IconButton'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { visuallyHidden } from '../../../ui/styles/visually-hidden.ts'
import { pastedDay } from '../../../widgets/date/pasted-day.ts'
import { useDigitMask } from '../../../widgets/date/use-digit-mask.ts'
import { dayOf, shownDay } from './typed-day.ts'

interface Props {
  id?: string
  'aria-label': string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
  /** The typed text, `DD-MM-YYYY` when complete. */
  value: string
  /** Days are `YYYY-MM-DD`. */
  min?: string
  max?: string
  onText: (typed: string) => void
  onBlur: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/**
 * A date input, typed as DD-MM-YYYY in digits of any script, like all dates of the console, regardless of the browser's
 * language. The browser's calendar is available too.
 */
export const DayInput = ({ value, min, max, onText, ...props }: Props) => {
  const { t, i18n } = useTranslation('engine')
  const calendar = useRef<HTMLInputElement>(null)
  const mask = useDigitMask([2, 2, 4], '-', onText, (text) => pastedDay(text, i18n.language))
  return (
    <>
      <input
        {...props}
        ref={mask.inputRef}
        inputMode='numeric'
        dir='ltr'
        value={value}
        placeholder={t('day.format')}
        onChange={mask.onChange}
        onCompositionEnd={mask.onCompositionEnd}
      />
      <IconButton
        className='screen-only'
        size='small'
        edge='end'
        aria-label={t('day.calendar', { field: props['aria-label'] })}
        onClick={() => calendar.current?.showPicker()}
      >
        <CalendarIcon fontSize='inherit' />
      </IconButton>
      <input
        ref={calendar}
        type='date'
        tabIndex={-1}
        aria-hidden
        value={dayOf(value) ?? ''}
        min={min}
        max={max}
        onChange={({ target }) => onText(shownDay(target.value))}
        style={visuallyHidden}
      />
    </>
  )
}
