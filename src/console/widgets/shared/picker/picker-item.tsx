import type { HTMLAttributes, Key, ReactElement, ReactNode } from 'react'

/** What MUI's Autocomplete hands to its `renderOption`. */
export type PickerItemProps = HTMLAttributes<HTMLLIElement> & { key: Key }

/** An item of a picker's list: each in the direction of its own text, whatever the others are written in. */
export const pickerItem = ({ key, ...item }: PickerItemProps, content: ReactNode): ReactElement => (
  <li key={key} {...item} dir='auto'>
    {content}
  </li>
)
