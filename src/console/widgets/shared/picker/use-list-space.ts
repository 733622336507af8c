import { type SyntheticEvent, useState } from 'react'

/** Maximum list height, in pixels, and the gap to the input and to elements that must not be covered. */
const maxListHeight = 320
const gap = 8

/** Height, in pixels, of the bar at the top of every page. */
const topBar = 64

/** Minimum usable list height, in pixels. */
const minListHeight = 120

interface Space {
  placement: 'top-start' | 'bottom-start'
  maxHeight: number
}

/** Where a list fits: above or below its input (in distances from the top of the window), before `foot`. */
export const listSpace = (input: { top: number; bottom: number }, foot: number): Space => {
  const above = input.top - topBar - gap
  const below = foot - input.bottom - gap
  const isBelow =
    below >= Math.min(maxListHeight, Math.max(above, minListHeight)) || Math.max(above, below) < minListHeight
  const room = isBelow ? below : above
  return {
    placement: isBelow ? 'bottom-start' : 'top-start',
    maxHeight: Math.max(minListHeight, Math.min(maxListHeight, room)),
  }
}

/** Position and height for a picker's list that stays open during selection: it never covers the form's Save. */
export const useListSpace = () => {
  const [{ placement, maxHeight }, setSpace] = useState<Space>({
    placement: 'bottom-start',
    maxHeight: maxListHeight,
  })
  const onOpen = ({ currentTarget }: SyntheticEvent): void => {
    const input = (currentTarget.closest('.MuiAutocomplete-root') ?? currentTarget).getBoundingClientRect()
    const bar = currentTarget.closest('form')?.querySelector('[data-form-bar]')?.getBoundingClientRect()
    setSpace(listSpace(input, Math.min(window.innerHeight, bar?.top ?? window.innerHeight)))
  }
  return {
    onOpen,
    slotProps: {
      popper: { placement, modifiers: [{ name: 'flip', enabled: false }] },
      listbox: { style: { maxHeight } },
    },
  }
}
