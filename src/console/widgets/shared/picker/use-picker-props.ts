import type { WidgetProps } from '@rjsf/utils'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordId } from '../../../../contract/records/record-id.ts'
import { useLatest } from '../../../ui/hooks/use-latest.ts'
import { formContextOf, isLocked, pointerOf } from '../form-field.ts'
import { afterClick } from '../typing/after-click.ts'
import { holdingText, unfiltered } from './picker-option.ts'
import type { PickerOptions } from './use-picker-options.ts'

/**
 * Blocks saving while a picker has typed text without a selection: a save would ignore the text and store the previous
 * selection. Leaving the picker resets the text to the selection, but a click on Save comes before that.
 */
const useUnchosen = (widget: WidgetProps) => {
  const { t } = useTranslation('widgets')
  const { hold } = formContextOf(widget.registry)
  const pointer = pointerOf(widget)
  const reason = t('reference.unchosen')
  const held = useRef(false)
  const isTold = useLatest(widget.rawErrors?.includes(reason) ?? false)
  useEffect(() => () => hold?.(pointer, false), [hold, pointer])
  const set = (isUnchosen: boolean): void => {
    if (held.current === isUnchosen) return
    held.current = isUnchosen
    hold?.(pointer, isUnchosen && reason)
  }
  const leave = (): void => {
    const wasTold = isTold.current
    afterClick(() => {
      if (wasTold || !isTold.current) set(false)
    })
  }
  return { set, leave }
}

/** The options of a picker of records, as props of MUI's Autocomplete. */
export const useOptionProps = <Option extends { id: RecordId }>(picker: PickerOptions<Option>) => {
  const { t } = useTranslation('widgets')
  return {
    options: picker.options,
    getOptionKey: (option: Option) => option.id,
    isOptionEqualToValue: (option: Option, value: Option) => option.id === value.id,
    filterOptions: picker.isLong ? unfiltered<Option> : holdingText<Option>,
    loading: picker.isLoading,
    loadingText: t('reference.loading'),
    noOptionsText: t(picker.isFailed ? 'reference.failed' : 'reference.none'),
  }
}

/** Props of MUI's Autocomplete in a form. */
export const usePickerProps = <Option extends { id: RecordId }>(
  widget: WidgetProps,
  picker: PickerOptions<Option>,
) => {
  const unchosen = useUnchosen(widget)
  return {
    ...useOptionProps(picker),
    id: widget.id,
    onInputChange: (_: unknown, text: string, reason: string) => {
      const isTyped = reason === 'input'
      picker.search(isTyped ? text : '')
      // Leaving the picker clears the text, which is handled separately.
      if (reason !== 'blur') unchosen.set(isTyped && text.trim() !== '')
    },
    onBlur: () => {
      unchosen.leave()
      widget.onBlur(widget.id, widget.value)
    },
    disabled: isLocked(widget),
  }
}
