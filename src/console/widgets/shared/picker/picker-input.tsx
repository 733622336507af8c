import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { type Ref, type RefCallback, startTransition, useCallback } from 'react'
import { useLabel } from '../../../i18n/use-label.ts'

interface Props {
  /** Props from MUI's Autocomplete for its `renderInput`. */
  params: AutocompleteRenderInputParams
  widget: WidgetProps
  placeholder: string | undefined
  /** Whether text is required in the input: a required list with a value needs none. */
  required: boolean
  /** The widget's own error about the typed text. */
  fault?: string | undefined
}

/**
 * A ref that is set in a transition. MUI stores the anchor of an option list as state, set while a form mounts or is
 * revealed; React would otherwise render again, and run all effects, before the form is visible.
 */
const useRefInTransition = <T,>(ref: Ref<T> | undefined): RefCallback<T> | undefined =>
  useCallback(
    (element: T | null) => {
      if (typeof ref === 'function') startTransition(() => void ref(element))
      else if (ref) ref.current = element
    },
    [ref],
  )

/** The text field of every picker: label, required mark, error, and description for screen readers. */
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
