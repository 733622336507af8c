import { useDebouncedValue } from '../../../ui/hooks/use-debounced.ts'

/** What is typed into a picker, without blanks around it, once nothing was typed for a moment: that is asked for. */
export const useRestedText = (typed: string): string => useDebouncedValue(typed.trim(), 300)
