import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLabel } from '../../../i18n/use-label.ts'
import { isEnter } from '../../../ui/keys.ts'
import { visuallyHidden } from '../../../ui/styles/visually-hidden.ts'
import { pastedDay } from '../../../widgets/date/pasted-day.ts'
import { useDigitMask } from '../../../widgets/date/use-digit-mask.ts'
import { afterClick } from '../../../widgets/shared/typing/use-deferred.ts'
import { rangeWidth, ToolbarField } from './toolbar-select.tsx'
import { dayOf, type RangeFilterProps, shownDay, useRange } from './use-range.ts'

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
const DayInput = ({ value, min, max, onText, ...props }: Props) => {
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

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: '2.5rem',
  paddingInline: 9,
  border: `1px solid ${theme.palette.fieldBorder}`,
  borderRadius: theme.shape.borderRadius,
  '&:hover': { borderColor: theme.palette.text.primary },
  '&:focus-within': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
  '&:has([aria-invalid=true])': {
    borderColor: theme.palette.error.main,
    outlineColor: theme.palette.error.main,
  },
  '& input': {
    flex: '1 1 0',
    minWidth: 0,
    width: 132,
    border: 0,
    padding: 4,
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    outline: 'none',
    colorScheme: theme.palette.mode,
    // Two whole days fit. Mobile browsers zoom into smaller inputs.
    [theme.breakpoints.up('sm')]: { fontSize: '0.875rem', paddingInline: 2 },
  },
}))

/** The two ends of a range; an empty end is open. Errors appear below. */
export const RangeInputs = (props: RangeFilterProps) => {
  const { filter } = props
  const { t } = useTranslation('engine')
  const label = useLabel()(filter.label)
  const id = useId()
  const { texts, bounds, faults, change, choose, leave } = useRange(props)
  const input = (at: 0 | 1, name: string) => {
    const shared = {
      ...(at === 0 && { id }),
      'aria-label': `${label}: ${name}`,
      'aria-invalid': faults[at] !== undefined,
      'aria-describedby': faults[at] && `${id}fault${at}`,
      value: texts[at],
      onBlur: () => afterClick(leave),
      onKeyDown: (event: KeyboardEvent) => isEnter(event) && choose(),
    }
    return filter.type === 'number' ? (
      <input
        {...shared}
        inputMode='decimal'
        dir='ltr'
        placeholder={name}
        onChange={({ target }) => change(at, target.value)}
      />
    ) : (
      <DayInput
        {...shared}
        {...(at === 0 ? { max: bounds[1] } : { min: bounds[0] })}
        onText={(typed) => change(at, typed)}
      />
    )
  }
  const fault = (at: 0 | 1) =>
    faults[at] && (
      <FormHelperText error id={`${id}fault${at}`} role='alert'>
        {faults[at]}
      </FormHelperText>
    )
  return (
    <ToolbarField
      role='group'
      aria-labelledby={`${id}label`}
      sx={{ flex: { xs: '1 1 100%', sm: 'none' }, width: { sm: rangeWidth[filter.type] }, minWidth: 0 }}
    >
      <label id={`${id}label`} htmlFor={id}>
        {label}
      </label>
      <Frame>
        {input(0, t('from'))}
        <span aria-hidden>–</span>
        {input(1, t('to'))}
      </Frame>
      {fault(0)}
      {fault(1)}
    </ToolbarField>
  )
}
