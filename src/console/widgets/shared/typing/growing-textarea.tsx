import TextareaAutosize from '@mui/material/TextareaAutosize'
import { type ComponentProps, forwardRef } from 'react'

interface Props extends ComponentProps<'textarea'> {
  /** Rows that are there at least. */
  minRows?: number
  /** Rows from which on the text scrolls. */
  maxRows?: number
  /** Inputs say their kind, which an area of text has not. */
  type?: string
  /** What MUI tells its own inputs. */
  ownerState?: unknown
}

/** Whether the browser lets an area of text grow by itself. */
const growsByItself =
  typeof CSS !== 'undefined' && 'supports' in CSS && CSS.supports('field-sizing', 'content')

/**
 * An area of text as high as what stands in it, for `inputComponent`. Where the browser does not do so by itself its
 * height is measured after each keystroke, for which the page is laid out.
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
