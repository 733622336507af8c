import type { WidgetProps } from '@rjsf/utils'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Envelope } from '../../../../contract/conventions/envelope.ts'
import type { RecordId } from '../../../../contract/records/record-id.ts'
import { useDebouncedValue } from '../../../ui/hooks/use-debounced.ts'
import { useLatest } from '../../../ui/hooks/use-latest.ts'
import { formContextOf, isLocked, pointerOf } from '../form-field.ts'
import { afterClick } from '../typing/use-deferred.ts'
import { holdingText, unfiltered } from './picker-input.tsx'

/** Debounce of the search, in milliseconds. */
const debounce = 300

interface Request {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<Envelope>
}

/** The options of a picker. */
export interface PickerOptions<Option> {
  options: readonly Option[]
  /** The options are incomplete; the server searches instead of the picker. */
  isLong: boolean
  isLoading: boolean
  isFailed: boolean
  retry: () => void
  search: (text: string) => void
}

/** Offline, only cached requests have a response. */
const isCutOff = ({ isPaused, isPending, isPlaceholderData }: UseQueryResult<Envelope>): boolean =>
  isPaused && (isPending || isPlaceholderData)

/**
 * Loads a picker's options: the first ones, and on a long list those that contain the typed text. `first` is the request
 * for the first ones, `start` has its options.
 */
export const usePickerOptions = <Option>(
  requestFor: (text: string) => Request,
  read: (payload: unknown) => readonly Option[],
  canSearch: (start: readonly Option[]) => boolean,
) => {
  const [text, search] = useState('')
  const settled = useDebouncedValue(text.trim(), debounce)
  const first = useQuery(requestFor(''))
  const start = read(first.data?.payload)
  const isLong = canSearch(start)
  const isSearching = isLong && settled !== ''
  const found = useQuery({
    ...requestFor(settled),
    enabled: isSearching,
    placeholderData: keepPreviousData,
  })
  const picker: PickerOptions<Option> = {
    options: isSearching ? read(isCutOff(found) ? undefined : found.data?.payload) : start,
    isLong,
    isLoading: first.isLoading || (isSearching && found.isFetching) || (isLong && text.trim() !== settled),
    isFailed: [first, ...(isSearching ? [found] : [])].some((query) => query.isError || isCutOff(query)),
    retry: () => void (first.isError ? first : found).refetch(),
    search,
  }
  return { picker, first, start }
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
