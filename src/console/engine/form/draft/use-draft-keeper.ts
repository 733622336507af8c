import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { isSame } from '../../../../contract/same-value.ts'
import { useUserKey } from '../../../session/use-session.ts'
import { useLatest } from '../../../ui/hooks/use-latest.ts'
import { newId } from '../../../ui/new-id.ts'
import { type DraftedInput, worthKeeping } from './draft-data.ts'
import {
  announceDraftChange,
  type Draft,
  type DraftScope,
  dropDrafts,
  dropOldDrafts,
  onDraftChange,
  readDrafts,
} from './draft-store.ts'
import {
  closedForm,
  type draftWriter,
  dropBackup,
  holdOpen,
  openForms,
  restoreBackups,
  writeBackup,
} from './draft-writer.ts'
import { useDraftWriter } from './use-draft-writer.ts'
import { useDraftNotices, useTakeDraft } from './use-take-draft.ts'

/**
 * Writes unwritten input at once when the page is hidden or left, or the form unmounts. `keepTyped` adds the values
 * that inputs have not passed on: a form that unmounts does not receive them, and a hidden tab keeps the focus in its
 * field.
 */
const useWriteOnLeave = (
  writer: ReturnType<typeof draftWriter<Draft>>,
  scope: DraftScope,
  keepTyped: () => void,
): void => {
  useEffect(() => {
    const hurry = (): void => {
      keepTyped()
      const draft = writer.unwritten()
      if (draft) writeBackup(scope, draft)
      void writer.flush().then((isWritten) => draft && isWritten && dropBackup(draft.id))
      // The page may end before the write completes; other tabs find the backup.
      if (draft) announceDraftChange({ form: scope.form, gone: draft.replaces ?? [] })
    }
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') hurry()
    }
    window.addEventListener('pagehide', hurry)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      window.removeEventListener('pagehide', hurry)
      document.removeEventListener('visibilitychange', onHidden)
      keepTyped()
      void writer.flush()
    }
  }, [writer, scope, keepTyped])
}

/** Interval, in milliseconds, of checks for input values that the form does not have yet. */
const interval = 500

interface Options {
  writer: ReturnType<typeof draftWriter<Draft>>
  scope: DraftScope
  id: string
  isKept: boolean
  latest: RefObject<DraftedInput>
  /** The drafts that were restored into the form. */
  restored: RefObject<readonly string[]>
}

/**
 * Writes the draft of a form after each change. Twice a second and on leaving, it also includes values that inputs have
 * not passed on.
 */
const useDraftSaving = (
  { ui, data, base, dirty }: DraftedInput,
  { writer, scope, id, isKept, latest, restored }: Options,
): void => {
  /** The data of the last draft, if it includes values that inputs have not passed on. */
  const ahead = useRef<DraftedInput['data']>(undefined)
  useLayoutEffect(() => {
    if (!isKept) return
    ahead.current = undefined
    writer.push(worthKeeping(id, { ui, data, base, dirty }, restored.current))
  }, [writer, id, ui, data, base, dirty, isKept, restored])

  /** Writes the draft with the values that inputs have not passed on, and without them once there are none. */
  const keepTyped = useCallback(() => {
    const { data: formData, withTyped, ...rest } = latest.current
    const typed = withTyped(formData)
    if (!isKept || typed === (ahead.current ?? formData) || isSame(typed, ahead.current ?? formData)) return
    const isAhead = typed !== formData
    ahead.current = isAhead ? typed : undefined
    writer.push(worthKeeping(id, { ...rest, data: typed, dirty: rest.dirty || isAhead }, restored.current))
  }, [writer, id, isKept, latest, restored])

  // Inputs hold their values during continuous typing.
  useEffect(() => {
    const timer = setInterval(keepTyped, interval)
    return () => clearInterval(timer)
  }, [keepTyped])
  useWriteOnLeave(writer, scope, keepTyped)
}

/**
 * The drafts of earlier visits of a form, and their setter. Excludes the form's own draft, and drafts that are open in
 * another tab until they are closed there. `onGone` is called when another tab restores or discards the first offered
 * draft.
 */
const useDraftOffers = (scope: DraftScope, ownId: string, isKept: boolean, onGone: () => void) => {
  const [offers, setOffers] = useState<readonly Draft[]>([])
  const latest = useLatest({ offered: offers[0]?.id, onGone })
  useEffect(() => {
    if (!isKept) return
    let waiting = new AbortController()
    const checkDrafts = async (): Promise<void> => {
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
      if (!signal.aborted) await checkDrafts()
    }
    const begin = (): void => void checkDrafts().catch(() => undefined)
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
    /** Writes the input at once; resolves with whether that succeeded. */
    written: writer.flush,
    /** Called after the form was saved or discarded. */
    end: writer.end,
  }
}
