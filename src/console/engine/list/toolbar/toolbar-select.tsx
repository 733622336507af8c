import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { Select } from '../../../ui/select/select.tsx'
import type { SelectOption } from '../../../ui/select/select-menu.tsx'
import { controlWidth } from './control-width.ts'

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
