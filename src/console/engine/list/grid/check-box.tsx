import type { GridSlotProps } from '@mui/x-data-grid'
import { useLayoutEffect, useRef } from 'react'

/** The check box of a row, as in tables: a native input. MUI's one is several elements, which every row renders. */
export const CheckBox = ({
  checked,
  indeterminate = false,
  slotProps,
  ...props
}: GridSlotProps['baseCheckbox']) => {
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate
  }, [indeterminate])
  const { disabled, tabIndex, className, onChange, onClick, onKeyDown } = props
  return (
    <input
      ref={input}
      type='checkbox'
      checked={checked ?? false}
      {...slotProps?.htmlInput}
      {...{ disabled, tabIndex, className, onClick, onKeyDown }}
      onChange={onChange ?? (() => undefined)}
      style={{ width: 18, height: 18, margin: 0, cursor: 'pointer', accentColor: 'currentcolor' }}
    />
  )
}
