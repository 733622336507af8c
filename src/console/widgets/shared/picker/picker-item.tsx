import type { HTMLAttributes, Key, ReactElement, ReactNode } from 'react'

/** What MUI's Autocomplete hands to its `renderOption`. */
export type PickerItemProps = HTMLAttributes<HTMLLIElement> & { key: Key }

/**
 * An item of a picker's list: its text in its own direction, whatever the others are written in; what stands before it,
 * such as a check box, where the page's lines begin.
 */
export const pickerItem = (
  { key, ...item }: PickerItemProps,
  text: ReactNode,
  before?: ReactNode,
): ReactElement => (
  <li key={key} {...item}>
    {before}
    <span dir='auto' className='value' style={{ flex: 1 }}>
      {text}
    </span>
  </li>
)
