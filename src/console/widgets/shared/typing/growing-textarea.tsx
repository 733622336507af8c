import TextareaAutosize from '@mui/material/TextareaAutosize'
import { type ComponentProps, forwardRef } from 'react'

interface Props extends ComponentProps<'textarea'> {
  /** Smallest height, in rows. */
  minRows?: number
  /** Largest height, in rows; a longer text scrolls. */
  maxRows?: number
  /** Type of an input; a textarea has none. */
  type?: string
  /** MUI's state of the field; not an attribute. */
  ownerState?: unknown
}

/** Whether the browser sizes a textarea by its text. */
const growsByItself =
  typeof CSS !== 'undefined' && 'supports' in CSS && CSS.supports('field-sizing', 'content')

/**
 * A textarea as high as its text, for `inputComponent`. Where the browser cannot size it, MUI measures the height after
 * each keystroke, which lays out the page.
 */
export const GrowingTextarea = forwardRef<HTMLTextAreaElement, Props>(function GrowingTextarea(
  { minRows = 1, maxRows, type: _, ownerState: __, style, ...rest },
  ref,
) {
  if (!growsByItself)
    return (
      <TextareaAutosize {...rest} minRows={minRows} {...(maxRows !== undefined && { maxRows })} ref={ref} />
    )
  return (
    <textarea
      {...rest}
      ref={ref}
      style={{
        fieldSizing: 'content',
        minHeight: `${minRows}lh`,
        ...(maxRows !== undefined && { maxHeight: `${maxRows}lh` }),
      }}
    />
  )
})
