import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { ListFile } from '../../../../modules/format/types.ts'
import { Select } from '../../../ui/select/select.tsx'
import type { SelectOption } from '../../../ui/select/select-menu.tsx'
import { narrowerThan } from '../../../ui/styles/layout-sizes.ts'

/** Custom property with the maximum width of a choice in a list's toolbar. */
const widestChoice = '--widest-choice'

/** Styles of a list's toolbar: choices are wider where there are few controls. A range takes the place of two. */
export const widestChoiceOf = ({ search = [], filters = [], sorts = [] }: ListFile) => {
  const ranges = filters.filter((filter) => 'type' in filter).length
  const controls = Math.min(2, search.length) + filters.length + ranges + Math.min(1, sorts.length)
  return { [widestChoice]: controls > 4 ? '140px' : '180px' }
}

/** Widths in a list's toolbar with its 8 px gap: on a narrow screen two controls share a row if their labels fit. */
export const controlWidth = (minWidth: number) => ({
  flex: { xs: '1 1 calc(40% - 6px)', sm: 'none' },
  minWidth: { xs: 'min-content', sm: minWidth },
  // All filters of a list fit one row of a small window; a longer choice is cut off.
  maxWidth: {
    sm: Math.max(minWidth, 140),
    lg: `max(${minWidth}px, var(${widestChoice}, 140px))`,
    xl: Math.max(minWidth, 180),
    xxl: 'none',
  },
})

/** The search box and the select before it share a row on a narrow screen if their labels fit. */
export const searchRow = {
  display: 'contents',
  [`@media ${narrowerThan('sm')}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 2,
    rowGap: 4,
    flexBasis: '100%',
    '& > :first-of-type': { maxWidth: '100%' },
    '& > :last-child': { flex: '1 1 150px' },
  },
} as const

/** Widths of the search box, which takes more of its row. */
export const searchWidth = {
  flex: { xs: '1 1 calc(60% - 6px)', sm: 'none' },
  minWidth: 0,
  width: { sm: 168, xxl: 260 },
}

/** Widths of the two ends of a range; days have a button for the calendar each. */
export const rangeWidth = { number: 152, date: 276, moment: 276 } as const

interface Props<Value> {
  /** Translated. */
  label: string
  value: Value
  options: readonly SelectOption<Value>[]
  /** Minimum width in CSS pixels on wider screens. */
  minWidth: number
  onChange: (value: Value) => void
}

/** A field with its label on the frame, as on a text field; the label counts for the minimum width. */
export const ToolbarField = styled('div')(({ theme }) => ({
  '& label': {
    display: 'block',
    position: 'relative',
    width: 'fit-content',
    height: '1.125rem',
    top: '-0.5625rem',
    marginBottom: '-1.125rem',
    marginInline: 9,
    paddingInline: 5,
    maxWidth: 'calc(100% - 18px)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: '0.75rem',
    lineHeight: 1.5,
    color: theme.palette.text.secondary,
    backgroundColor: theme.palette.background.paper,
    pointerEvents: 'none',
  },
  '&:focus-within label': { color: theme.palette.primary.main },
}))

/** A select in a list's toolbar. */
export const ToolbarSelect = <Value extends string | number>({ minWidth, ...select }: Props<Value>) => {
  const id = useId()
  return (
    <ToolbarField sx={controlWidth(minWidth)}>
      <label htmlFor={id}>{select.label}</label>
      <Select id={id} {...select} />
    </ToolbarField>
  )
}
