import { useCallback } from 'react'
import { useLatest } from '../../ui/hooks/use-latest.ts'
import { useDeferred } from '../shared/typing/use-deferred.ts'
import type { TextEntry } from './translation-entries.ts'

/** Collects the input of several languages and passes it to the form together. */
export const useTranslationEntries = (
  id: string,
  entries: readonly TextEntry[],
  publish: (entries: readonly TextEntry[]) => void,
) => {
  const latest = useLatest(entries)
  const { push, leave, waiting } = useDeferred<readonly TextEntry[]>(id, (next) => {
    latest.current = next
    publish(next)
  })
  const setText = useCallback(
    (languageId: number, text: string) => {
      const before = waiting()?.value ?? latest.current
      push(before.map((entry) => (entry.languageId === languageId ? { ...entry, text } : entry)))
    },
    [latest, push, waiting],
  )
  /** Sets the text of several languages at once. */
  const setTexts = useCallback(
    (languageIds: readonly number[], text: string) => {
      for (const languageId of languageIds) setText(languageId, text)
      leave()
    },
    [setText, leave],
  )
  const isWaiting = useCallback(() => waiting() !== undefined, [waiting])
  return { setText, setTexts, leave, isWaiting }
}
