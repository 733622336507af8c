import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
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

/** The text field of every picker: label, star, error, and its description for screen readers. */
export const PickerInput = ({ params, widget, placeholder, required, fault }: Props) => {
  const label = useLabel()(widget.label)
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
        htmlInput: {
          ...params.slotProps.htmlInput,
          'aria-describedby': ariaDescribedByIds(widget.id),
          ...(widget.hideLabel && { 'aria-label': label }),
        },
      }}
    />
  )
}
