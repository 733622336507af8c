import { useEffect, useState } from 'react'
import { useLatest } from '../../../ui/hooks/use-latest.ts'
import { restoreBackups } from './store/draft-backup.ts'
import { onDraftChange } from './store/draft-changes.ts'
import { type Draft, type DraftScope, dropOldDrafts, readDrafts } from './store/draft-store.ts'
import { closedForm, openForms } from './store/open-forms.ts'

/**
 * The drafts of earlier visits of a form, and their setter. Excludes the form's own draft, and drafts that are open in
 * another tab until they are closed there. `onGone` is called when another tab restores or discards the first offered
 * draft.
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
    // A tab that restores a draft sends two messages: when it stores the draft under its own id, and when it removes
    // the old one.
    const announced = new Set<string>()
    const stop = onDraftChange(scope.form, (gone) => {
      const { offered, onGone } = latest.current
      if (offered !== undefined && gone.includes(offered) && !announced.has(offered)) {
        announced.add(offered)
        onGone()
      }
      // A tab that starts or restores a draft may close with the draft unsaved.
      begin()
    })
    return () => {
      stop()
      waiting.abort()
    }
  }, [scope, ownId, isKept, latest])
  return [offers, setOffers] as const
}
