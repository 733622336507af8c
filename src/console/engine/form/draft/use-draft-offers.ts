import { useEffect, useState } from 'react'
import { useLatest } from '../../../ui/hooks/use-latest.ts'
import { restoreBackups } from './store/draft-backup.ts'
import { onDraftChange } from './store/draft-changes.ts'
import { type Draft, type DraftScope, dropOldDrafts, readDrafts } from './store/draft-store.ts'
import { closedForm, openForms } from './store/open-forms.ts'

/**
 * What earlier visits have left of a form, but for its own draft and for what is open in another tab, which is offered
 * when that closes; and the setter of it. `onGone` is called when another tab has taken or thrown away what is offered
 * first.
 */
export const useDraftOffers = (scope: DraftScope, ownId: string, isKept: boolean, onGone: () => void) => {
  const [offers, setOffers] = useState<readonly Draft[]>([])
  const latest = useLatest({ offered: offers[0]?.id, onGone })
  useEffect(() => {
    if (!isKept) return
    let waiting = new AbortController()
    const look = async (): Promise<void> => {
      waiting.abort()
      waiting = new AbortController()
      const { signal } = waiting
      await restoreBackups()
      await dropOldDrafts()
      const [found, open] = await Promise.all([readDrafts(scope), openForms()])
      const others = found.filter((draft) => draft.id !== ownId)
      if (signal.aborted) return
      setOffers(others.filter((draft) => !open.has(draft.id)))
      const held = others.filter((draft) => open.has(draft.id))
      if (held.length === 0) return
      await Promise.race(held.map((draft) => closedForm(draft.id, signal)))
      if (!signal.aborted) await look()
    }
    const begin = (): void => void look().catch(() => undefined)
    begin()
    // Who takes a draft tells of it when it is kept under another name, and when it is dropped.
    const announced = new Set<string>()
    const stop = onDraftChange(scope.form, (gone) => {
      const { offered, onGone } = latest.current
      if (offered !== undefined && gone.includes(offered) && !announced.has(offered)) {
        announced.add(offered)
        onGone()
      }
      // Who has begun or taken one may leave it.
      begin()
    })
    return () => {
      stop()
      waiting.abort()
    }
  }, [scope, ownId, isKept, latest])
  return [offers, setOffers] as const
}
