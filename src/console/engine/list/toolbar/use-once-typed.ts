import { useDebouncedCallback } from '../../../ui/hooks/use-debounced.ts'

/** Calls `action` with what is typed into the toolbar of a list once nothing was typed for a while: the list is asked for anew. */
export const useOnceTyped = <T>(action: (value: T) => void) => useDebouncedCallback(action, 800)
