import type { HTMLAttributes, Key, ReactElement, ReactNode } from 'react'

/** Props from MUI's Autocomplete for its `renderOption`. */
export type PickerItemProps = HTMLAttributes<HTMLLIElement> & { key: Key }

/**
 * An item of a picker's list: its text in its own direction; a check box or other content before it follows the page's
 * direction.
 */
export const pickerItem = (
  { key, ...item }: PickerItemProps,
  text: ReactNode,
  before?: ReactNode,
): ReactElement => (
  <li key={key} {...item}>
    {before}
    <span dir='auto' className='value' style={{ flex: 1, overflowWrap: 'anywhere' }}>
      {text}
    </span>
  </li>
)
