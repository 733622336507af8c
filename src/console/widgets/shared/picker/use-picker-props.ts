import type { WidgetProps } from '@rjsf/utils'
import { useTranslation } from 'react-i18next'
import { isLocked } from '../form-field.ts'
import { unfiltered } from './picker-option.ts'

interface Records<Option> {
  options: readonly Option[]
  /** The server searches beyond the options, and has filtered them already. */
  isLong: boolean
  isLoading: boolean
  search: (text: string) => void
}

/** What every picker of records hands to MUI's Autocomplete. */
export const usePickerProps = <Option extends { id: number }>(
  widget: WidgetProps,
  { options, isLong, isLoading, search }: Records<Option>,
) => {
  const { t } = useTranslation('widgets')
  return {
    id: widget.id,
    options,
    onInputChange: (_: unknown, text: string, reason: string) => search(reason === 'input' ? text : ''),
    onBlur: () => widget.onBlur(widget.id, widget.value),
    getOptionKey: (option: Option) => option.id,
    isOptionEqualToValue: (option: Option, value: Option) => option.id === value.id,
    ...(isLong && { filterOptions: unfiltered<Option> }),
    loading: isLoading,
    loadingText: t('reference.loading'),
    noOptionsText: t('reference.none'),
    disabled: isLocked(widget),
  }
}
