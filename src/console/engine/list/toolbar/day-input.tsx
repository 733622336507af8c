import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined'
import IconButton from '@mui/material/IconButton'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { visuallyHidden } from '../../../ui/styles/visually-hidden.ts'
import { useDigitMask } from '../../../widgets/date/use-digit-mask.ts'
import { dayOf, shownDay } from './typed-day.ts'

interface Props {
  id?: string
  'aria-label': string
  /** Days are `YYYY-MM-DD`, empty for none. */
  value: string
  min?: string
  max?: string
  onText: (day: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/**
 * A day, typed day first in whatever digits, as all dates of the console are, whatever the browser's language; or chosen
 * from the browser's own calendar. What is no day is marked and stays.
 */
export const DayInput = ({ value, min, max, onText, ...props }: Props) => {
  const { t } = useTranslation('engine')
  /** What was typed over a value and is no day yet. */
  const [unfinished, setUnfinished] = useState<{ text: string; over: string; left: boolean }>()
  const calendar = useRef<HTMLInputElement>(null)
  const typed = unfinished?.over === value ? unfinished : undefined
  const text = typed?.text ?? shownDay(value)
  const mask = useDigitMask([2, 2, 4], '-', (next) => {
    const day = dayOf(next)
    setUnfinished(day === undefined ? { text: next, over: value, left: false } : undefined)
    if (day !== undefined) onText(day)
  })
  const isWrong = typed !== undefined && (typed.left || typed.text.length === 10)
  return (
    <>
      <input
        {...props}
        ref={mask.inputRef}
        inputMode='numeric'
        dir='ltr'
        value={text}
        placeholder={t('day.format')}
        aria-invalid={isWrong}
        title={isWrong ? t('day.none') : undefined}
        onChange={mask.onChange}
        onCompositionEnd={mask.onCompositionEnd}
        onBlur={() => typed && setUnfinished({ ...typed, left: true })}
      />
      <IconButton
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
        value={value}
        min={min}
        max={max}
        onChange={({ target }) => {
          setUnfinished(undefined)
          onText(target.value)
        }}
        style={visuallyHidden}
      />
    </>
  )
}
