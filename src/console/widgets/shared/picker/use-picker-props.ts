import type { WidgetProps } from '@rjsf/utils'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordId } from '../../../../contract/records/record-id.ts'
import { useLatest } from '../../../ui/hooks/use-latest.ts'
import { formContextOf, isLocked, pointerOf } from '../form-field.ts'
import { afterClick } from '../typing/after-click.ts'
import { holdingText, unfiltered } from './picker-option.ts'

interface Records<Option> {
  options: readonly Option[]
  /** The server searches beyond the loaded options, and has filtered them. */
  isLong: boolean
  isLoading: boolean
  isFailed: boolean
  search: (text: string) => void
}

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

/** Props of every record picker for MUI's Autocomplete. */
export const usePickerProps = <Option extends { id: RecordId }>(
  widget: WidgetProps,
  { options, isLong, isLoading, isFailed, search }: Records<Option>,
) => {
  const { t } = useTranslation('widgets')
  const unchosen = useUnchosen(widget)
  return {
    id: widget.id,
    options,
    onInputChange: (_: unknown, text: string, reason: string) => {
      const isTyped = reason === 'input'
      search(isTyped ? text : '')
      // Leaving the picker clears the text, which is handled separately.
      if (reason !== 'blur') unchosen.set(isTyped && text.trim() !== '')
    },
    onBlur: () => {
      unchosen.leave()
      widget.onBlur(widget.id, widget.value)
    },
    getOptionKey: (option: Option) => option.id,
    isOptionEqualToValue: (option: Option, value: Option) => option.id === value.id,
    filterOptions: isLong ? unfiltered<Option> : holdingText<Option>,
    loading: isLoading,
    loadingText: t('reference.loading'),
    noOptionsText: t(isFailed ? 'reference.failed' : 'reference.none'),
    disabled: isLocked(widget),
  }
}
