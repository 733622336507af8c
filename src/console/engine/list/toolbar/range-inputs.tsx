import { styled } from '@mui/material/styles'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RangeFilter as Range } from '../../../../modules/format/types.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import { useDebouncedCallback } from '../../../ui/hooks/use-debounced.ts'
import { type Chosen, rangeOf, rangeText } from '../state/filters.ts'
import { ToolbarField } from './toolbar-select.tsx'

const wait = 800

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
  border: `1px solid ${theme.palette.mode === 'dark' ? '#70808a' : '#85928d'}`,
  borderRadius: theme.shape.borderRadius,
  '&:hover': { borderColor: theme.palette.text.primary },
  '&:focus-within': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
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

/** The two ends of a range as the browser's own inputs; an end that is left empty is open. */
export const RangeInputs = ({ filter, chosen, onChoose }: RangeFilterProps) => {
  const { t } = useTranslation('engine')
  const label = useLabel()(filter.label)
  const id = useId()
  const kept = rangeOf(chosen, filter.type)
  const [ends, setEnds] = useState(kept)
  const [from, to] = kept
  useEffect(() => setEnds([from, to]), [from, to])
  const { schedule, callNow } = useDebouncedCallback(onChoose, wait)
  const isNumber = filter.type === 'number'
  const change = (at: 0 | 1, text: string): void => {
    const next = at === 0 ? ([text, ends[1]] as const) : ([ends[0], text] as const)
    setEnds(next)
    // What is no range yet, such as a year half typed, waits for the rest.
    const range = rangeText(...next)
    if (rangeText(...rangeOf(range, filter.type)) === range) schedule(range)
  }
  const input = (at: 0 | 1, name: string) => (
    <input
      {...(at === 0 && { id })}
      type={isNumber ? 'number' : 'date'}
      {...(isNumber && { inputMode: 'decimal', step: 'any' })}
      aria-label={`${label}: ${name}`}
      {...(isNumber && { placeholder: name })}
      value={ends[at]}
      {...(at === 0 ? ends[1] && { max: ends[1] } : ends[0] && { min: ends[0] })}
      onChange={({ target }) => change(at, target.value)}
      onKeyDown={({ key }) =>
        key === 'Enter' && callNow(rangeText(...rangeOf(rangeText(...ends), filter.type)))
      }
    />
  )
  return (
    <ToolbarField
      role='group'
      aria-labelledby={`${id}label`}
      sx={{ flex: { xs: '1 1 100%', sm: 'none' }, width: { sm: 310 } }}
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
