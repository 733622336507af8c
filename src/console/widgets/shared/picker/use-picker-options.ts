import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Envelope } from '../../../../contract/conventions/envelope.ts'
import { useDebouncedValue } from '../../../ui/hooks/use-debounced.ts'

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
