import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLabel } from '../../../i18n/use-label.ts'
import { afterClick } from '../../../widgets/shared/typing/after-click.ts'
import { DayInput } from './day-input.tsx'
import { ToolbarField } from './toolbar-select.tsx'
import { type RangeFilterProps, useRange } from './use-range.ts'

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
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && choose(),
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
      sx={{ flex: { xs: '1 1 100%', sm: 'none' }, width: { sm: 310 }, minWidth: 0 }}
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
