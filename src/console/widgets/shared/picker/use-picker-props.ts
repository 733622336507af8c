import type { WidgetProps } from '@rjsf/utils'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLatest } from '../../../ui/hooks/use-latest.ts'
import { formContextOf, isLocked, pointerOf } from '../form-field.ts'
import { afterClick } from '../typing/after-click.ts'
import { holdingText, unfiltered } from './picker-option.ts'

interface Records<Option> {
  options: readonly Option[]
  /** The server searches beyond the options, and has filtered them already. */
  isLong: boolean
  isLoading: boolean
  isFailed: boolean
  search: (text: string) => void
}

/**
 * Holds a save back while something is typed into a picker that is not chosen: it would be left out without a word, and
 * what was chosen before be saved in its place. Who leaves the picker sees what is chosen; who leaves it by a click on
 * Save does not, before it is saved.
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

/** What every picker of records hands to MUI's Autocomplete. */
export const usePickerProps = <Option extends { id: number }>(
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
      // The text goes as the picker is left, which is told apart.
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
