import TextareaAutosize from '@mui/material/TextareaAutosize'
import { type ComponentProps, forwardRef } from 'react'

interface Props extends ComponentProps<'textarea'> {
  /** Minimum height, in rows. */
  minRows?: number
  /** Maximum height, in rows; longer text scrolls. */
  maxRows?: number
  /** Type of an input; removed for a textarea. */
  type?: string
  /** MUI's state of the field; not an attribute. */
  ownerState?: unknown
}

/** Whether the browser supports `field-sizing`. */
const growsByItself =
  typeof CSS !== 'undefined' && 'supports' in CSS && CSS.supports('field-sizing', 'content')

/**
 * A textarea that grows with its text, for `inputComponent`. In browsers without support, MUI measures the height after
 * each keystroke, which causes a layout.
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
