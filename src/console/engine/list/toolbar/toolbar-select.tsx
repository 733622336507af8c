import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { NativeSelect } from '../../../ui/styles/native-select.tsx'
import { controlWidth } from './control-width.ts'

interface Props {
  /** Label and options are translated. */
  label: string
  value: string | number
  options: readonly { value: string | number; label: string }[]
  /** Minimum width in CSS pixels on wider screens. */
  minWidth: number
  onChange: (value: string) => void
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
export const ToolbarSelect = ({ label, value, options, minWidth, onChange }: Props) => {
  const id = useId()
  return (
    <ToolbarField sx={controlWidth(minWidth)}>
      <label htmlFor={id}>{label}</label>
      <NativeSelect id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </ToolbarField>
  )
}
