import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import {
  type HTMLAttributes,
  type Key,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefCallback,
  startTransition,
  useCallback,
} from 'react'
import { recordsIn } from '../../../../contract/conventions/page.ts'
import { isRecordId, type RecordId } from '../../../../contract/records/record-id.ts'
import { recordLabel } from '../../../../contract/records/record-names.ts'
import { foldText } from '../../../../contract/text/fold-text.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import type { Language } from '../../widget.ts'
import { type Reasons, reasonFor } from '../options.ts'

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

/** A record as a picker option. */
export interface PickerOption {
  id: RecordId
  label: string
  /** Why it must not be selected, as a label. */
  withheld?: string
}

/** The records of a response as options; a record without a name shows its number. */
export const toOptions = (
  payload: unknown,
  languages: readonly Language[],
  unnamed: (id: RecordId) => string,
  { labelField, withheld }: { labelField?: string | undefined; withheld?: Reasons } = {},
): readonly PickerOption[] =>
  recordsIn(payload).flatMap((record) => {
    const { id } = record
    if (!isRecordId(id)) return []
    const label = recordLabel(record, { field: labelField, languages }) || unnamed(id)
    const reason = reasonFor(withheld, record)
    return [{ id, label, ...(reason !== undefined && { withheld: reason }) }]
  })

/** For options that the server has filtered. */
export const unfiltered = <T,>(options: T[]): T[] => options

/** The options that contain the typed text, compared like in all searches. */
export const holdingText = <T,>(
  options: T[],
  { inputValue, getOptionLabel }: { inputValue: string; getOptionLabel: (option: T) => string },
): T[] => {
  const typed = foldText(inputValue)
  return typed === '' ? options : options.filter((option) => foldText(getOptionLabel(option)).includes(typed))
}
