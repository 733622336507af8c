import { useDebouncedValue } from '../../../ui/hooks/use-debounced.ts'

/** The debounced text of a picker, trimmed, for its search. */
export const useRestedText = (typed: string): string => useDebouncedValue(typed.trim(), 300)
