import { type RefObject, useEffect } from 'react'
import { languageParameter } from '../../routes/module-paths.ts'
import type { FormStart } from '../data/use-form-start.ts'

/** Opens a form at the first text that is missing in the language of its address. */
export const useStartPlace = (
  { mapping, data, values }: FormStart,
  follow: (root: HTMLElement | null, idPrefix: string, path: string) => void,
  root: RefObject<HTMLElement | null>,
  idPrefix: string,
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    const language = Number(values.query?.[languageParameter])
    if (!language || mapping.context.mode !== 'update') return
    import('./missing-place.ts').then(
      ({ missingPlace }) => {
        const path = missingPlace(mapping, data, language)
        if (path !== undefined) follow(root.current, idPrefix, path)
      },
      // The form works without it.
      () => undefined,
    )
  }, [])
}
