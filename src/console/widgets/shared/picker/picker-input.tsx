import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { type Ref, type RefCallback, startTransition, useCallback } from 'react'
import { useLabel } from '../../../i18n/use-label.ts'

interface Props {
  /** What MUI's Autocomplete hands to its `renderInput`. */
  params: AutocompleteRenderInputParams
  widget: WidgetProps
  placeholder: string | undefined
  /** Whether something has to be typed: a required list that holds something has all it needs. */
  required: boolean
  /** What the widget itself finds wrong with what is typed. */
  fault?: string | undefined
}

/**
 * A ref that tells its element in a transition. MUI keeps the element that a list of options opens at as state, which it
 * sets while a form is put on the page, or shown that was drawn ahead; React would draw again, and run all effects, before
 * the form is seen.
 */
const useRefInTransition = <T,>(ref: Ref<T> | undefined): RefCallback<T> | undefined =>
  useCallback(
    (element: T | null) => {
      if (typeof ref === 'function') startTransition(() => void ref(element))
      else if (ref) ref.current = element
    },
    [ref],
  )

/** The text field of every picker: label, star, error, and its description for screen readers. */
export const PickerInput = ({ params, widget, placeholder, required, fault }: Props) => {
  const label = useLabel()(widget.label)
  const ref = useRefInTransition(params.slotProps.input.ref)
  return (
    <TextField
      {...params}
      label={widget.hideLabel ? undefined : label}
      placeholder={placeholder}
      required={required}
      error={fault !== undefined || Boolean(widget.rawErrors?.length)}
      helperText={fault}
      slotProps={{
        ...params.slotProps,
        input: { ...params.slotProps.input, ref },
        htmlInput: {
          ...params.slotProps.htmlInput,
          'aria-describedby': ariaDescribedByIds(widget.id),
          ...(widget.hideLabel && { 'aria-label': label }),
        },
      }}
    />
  )
}
