import { useEffect, useState } from 'react'
import { type Draft, type DraftPlace, dropOldDrafts, readDrafts } from './draft-store.ts'
import { keepLastWords } from './last-words.ts'
import { closedForm, openForms } from './open-forms.ts'

/**
 * What earlier visits have left of a form, but for its own draft and for what is open in another tab, which is offered
 * when that closes; and the setter of it.
 */
export const useDraftOffers = (place: DraftPlace, own: string, isKept: boolean) => {
  const [offers, setOffers] = useState<readonly Draft[]>([])
  useEffect(() => {
    if (!isKept) return
    const gone = new AbortController()
    const look = async (): Promise<void> => {
      await keepLastWords()
      await dropOldDrafts()
      const [found, open] = await Promise.all([readDrafts(place), openForms()])
      const others = found.filter((draft) => draft.id !== own)
      if (gone.signal.aborted) return
      setOffers(others.filter((draft) => !open.has(draft.id)))
      const held = others.filter((draft) => open.has(draft.id))
      if (held.length === 0) return
      await Promise.race(held.map((draft) => closedForm(draft.id, gone.signal)))
      await look()
    }
    look().catch(() => undefined)
    return () => gone.abort()
  }, [place, own, isKept])
  return [offers, setOffers] as const
}
