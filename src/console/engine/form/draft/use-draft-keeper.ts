import { useEffect, useMemo, useRef, useState } from 'react'
import { useUserKey } from '../../../session/use-session.ts'
import { useLatest } from '../../../ui/hooks/use-latest.ts'
import { newId } from '../../../ui/new-id.ts'
import { type Draft, dropDrafts } from './store/draft-store.ts'
import { holdOpen } from './store/open-forms.ts'
import { useDraftNotices } from './use-draft-notices.ts'
import { useDraftOffers } from './use-draft-offers.ts'
import { useDraftSaving } from './use-draft-saving.ts'
import { useDraftWriter } from './use-draft-writer.ts'
import { useTakeDraft } from './use-take-draft.ts'
import type { DraftedInput } from './worth-keeping.ts'

/** Marks a draft as open for other tabs during the form's lifetime. */
const useOpenForm = (id: string, isKept: boolean, saveEnded: () => Promise<void> | undefined): void => {
  const latest = useLatest(saveEnded)
  useEffect(() => {
    if (!isKept) return
    const release = holdOpen(id)
    // A draft whose save is pending counts as open until the save has ended.
    return () => void (latest.current() ?? Promise.resolve()).then(release)
  }, [id, isKept, latest])
}

/**
 * Stores the input of a form in this browser, for its user, until it is saved or discarded. Offers the drafts of
 * earlier visits, except those open in another tab.
 */
export const useDraftKeeper = (input: DraftedInput) => {
  const owner = useUserKey()
  const { form, fileOf } = input
  const latest = useLatest(input)
  const notices = useDraftNotices()
  const files = useLatest({
    fileOf,
    onNotKept: notices.notKept,
    onFilesNotKept: notices.filesNotKept,
  })
  const [id] = useState(newId)
  const scope = useMemo(() => ({ user: owner ?? '', form }), [owner, form])
  /** The drafts that were restored into the form. */
  const restored = useRef<readonly string[]>([])
  const draftWriter = useDraftWriter(scope, id, files, restored)
  const { writer } = draftWriter
  const isKept = owner !== null && typeof indexedDB !== 'undefined'
  const [offers, setOffers] = useDraftOffers(scope, id, isKept, notices.gone)
  useOpenForm(id, isKept, input.saveEnded)
  useDraftSaving(input, { writer, scope, id, isKept, latest, restored })

  const [offered] = offers
  const next = (more: readonly Draft[] = []): void => {
    setOffers((before) => [...before.slice(1), ...more])
    latest.current.onDecided()
  }
  const { busy, take } = useTakeDraft({
    scope,
    latest,
    draftWriter,
    restored,
    notices,
    onGone: (gone) => setOffers((before) => before.filter((each) => each.id !== gone)),
    onDecided: next,
  })
  return {
    offered,
    busy,
    take: async (): Promise<void> => {
      if (offered) await take(offered.id)
    },
    drop: async (): Promise<void> => {
      if (!offered) return
      next()
      await dropDrafts(scope, [offered.id]).catch(() => undefined)
    },
    /** Called after the form was saved or discarded. */
    end: writer.end,
  }
}
