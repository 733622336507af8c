import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useRef } from 'react'
import { useSides } from '../hooks/use-sides.ts'

export interface SelectOption<Value> {
  value: Value
  /** Translated. */
  label: string
  /** Language of the label, if it is not the interface's. */
  lang?: string
}

export interface SelectMenuProps {
  label: string
  value: string | number | undefined
  options: readonly SelectOption<string | number>[]
  anchor: HTMLElement
  /** The first option that starts with this letter is focused initially; the selected one if it is empty. */
  typed: string
  open: boolean
  onClose: () => void
  /** Receives the index of the option. */
  onChoose: (at: number) => void
}

/** The list of a {@link Select}, below it, or above it in the lower half of the window. */
export const SelectMenu = ({
  label,
  value,
  options,
  anchor,
  typed,
  open,
  onClose,
  onChoose,
}: SelectMenuProps) => {
  const { start } = useSides()
  const matching = useRef<HTMLLIElement>(null)
  const startsWith = (text: string) => text.toLocaleLowerCase().startsWith(typed.toLocaleLowerCase())
  const match = typed === '' ? -1 : options.findIndex((option) => startsWith(option.label))
  const { top, bottom, width } = anchor.getBoundingClientRect()
  const above = top + bottom > window.innerHeight
  return (
    <Menu
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      anchorOrigin={{ vertical: above ? 'top' : 'bottom', horizontal: start }}
      transformOrigin={{ vertical: above ? 'bottom' : 'top', horizontal: start }}
      slotProps={{
        list: { role: 'listbox', 'aria-label': label },
        paper: { sx: { minWidth: width, maxHeight: 'min(24rem, 50vh)' } },
        transition: { onEntering: () => matching.current?.focus() },
      }}
    >
      {options.map((option, at) => (
        <MenuItem
          key={option.value}
          ref={at === match ? matching : undefined}
          role='option'
          aria-selected={option.value === value}
          selected={option.value === value}
          lang={option.lang}
          onClick={() => onChoose(at)}
        >
          {option.label}
        </MenuItem>
      ))}
    </Menu>
  )
}
