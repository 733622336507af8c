import type { RecordId } from '../../../contract/records/record-id.ts'
import { useStableValue } from '../../ui/hooks/use-stable-value.ts'
import { type PickerItemProps, type PickerOption, pickerItem } from '../shared/picker/picker-input.tsx'
import { useOptionProps } from '../shared/picker/use-picker-options.ts'
import type { Language } from '../widget.ts'
import { type PickerSource, usePicker } from './picker-parts.tsx'

/** The selection of one record: its picker, and props for an Autocomplete. Opening it retries failed requests. */
export const useRecordChoice = (
  source: PickerSource,
  chosen: RecordId | null,
  languages: readonly Language[] = [],
) => {
  const picker = usePicker(source, chosen === null ? [] : [chosen], languages)
  const value = useStableValue<PickerOption | null>(chosen === null ? null : picker.optionOf(chosen))
  const field = {
    ...useOptionProps(picker),
    value,
    onOpen: () => {
      if (picker.isFailed) picker.retry()
    },
    onInputChange: (_: unknown, text: string, reason: string) =>
      picker.search(reason === 'input' ? text : ''),
    renderOption: (item: PickerItemProps, { label }: PickerOption) => pickerItem(item, label),
  }
  return { picker, field }
}
