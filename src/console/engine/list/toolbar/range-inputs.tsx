import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RangeFilter as Range } from '../../../../modules/format/types.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import { numberText, writtenNumber } from '../../../widgets/shared/typing/typed-number.ts'
import { type Chosen, rangeOf, rangeText } from '../state/filters.ts'
import { DayInput } from './day-input.tsx'
import { ToolbarField } from './toolbar-select.tsx'
import { useOnceTyped } from './use-once-typed.ts'

export interface RangeFilterProps {
  filter: Range
  /** `from..to`; empty for all. */
  chosen: Chosen
  onChoose: (chosen: string) => void
}

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  height: 40,
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

type Ends = readonly [from: string, to: string]

/** What stands in the two inputs, as the language writes it, and the range that it means. */
const useRange = ({ filter: { type }, chosen, onChoose }: RangeFilterProps) => {
  const { language } = useTranslation().i18n
  const isNumber = type === 'number'
  const written = (range: Chosen): Ends => {
    const [from, to] = rangeOf(range, type)
    return isNumber ? [writtenNumber(from, language), writtenNumber(to, language)] : [from, to]
  }
  const [ends, setEnds] = useState(() => written(chosen))
  const { schedule, callNow, cancel } = useOnceTyped(String(chosen), onChoose, (range) =>
    setEnds(written(range)),
  )
  /** What stands in the inputs as a range; digits stay as they are typed until then. */
  const meant = ([from, to]: Ends): string =>
    isNumber ? rangeText(numberText(from, language), numberText(to, language)) : rangeText(from, to)
  const range = meant(ends)
  const isRange = (range: string): boolean => rangeText(...rangeOf(range, type)) === range
  return {
    ends,
    isValid: isRange(range),
    change: (at: 0 | 1, text: string): void => {
      const next: Ends = at === 0 ? [text, ends[1]] : [ends[0], text]
      setEnds(next)
      // What is no range yet, such as a year half typed, waits for the rest.
      if (isRange(meant(next))) schedule(meant(next))
      else cancel()
    },
    /** At once, where it is a range. */
    choose: (): void => {
      if (isRange(range)) callNow(range)
    },
    /** Written anew only now: whoever types is not interrupted. */
    leave: (): void => {
      if (isNumber && isRange(range)) setEnds(written(range))
    },
  }
}

/** The two ends of a range; an end that is left empty is open. */
export const RangeInputs = (props: RangeFilterProps) => {
  const { filter } = props
  const { t } = useTranslation('engine')
  const label = useLabel()(filter.label)
  const id = useId()
  const { ends, isValid, change, choose, leave } = useRange(props)
  const input = (at: 0 | 1, name: string) => {
    const shared = {
      ...(at === 0 && { id }),
      'aria-label': `${label}: ${name}`,
      'aria-invalid': !isValid,
      value: ends[at],
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && choose(),
    }
    return filter.type === 'number' ? (
      <input
        {...shared}
        inputMode='decimal'
        dir='ltr'
        placeholder={name}
        onBlur={leave}
        onChange={({ target }) => change(at, target.value)}
      />
    ) : (
      <DayInput
        {...shared}
        {...(at === 0 ? ends[1] && { max: ends[1] } : ends[0] && { min: ends[0] })}
        onText={(day) => change(at, day)}
      />
    )
  }
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
    </ToolbarField>
  )
}
