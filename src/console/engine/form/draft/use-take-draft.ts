import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../ui/new-id.ts'
import { showToast } from '../../../ui/toasts/toasts.tsx'
import { chosenFiles, type DraftedInput, draftOf, missingFiles, withFiles } from './draft-data.ts'
import { type Draft, type DraftScope, dropDrafts, putDraft, readDrafts, readFiles } from './draft-store.ts'
import { takeAlone } from './draft-writer.ts'
import type { useDraftWriter } from './use-draft-writer.ts'

/** Calls `act` now, or when the tab becomes visible. */
const whenVisible = (act: () => void): void => {
  if (document.visibilityState === 'visible') act()
  else document.addEventListener('visibilitychange', act, { once: true })
}

/** Messages about a form's drafts, shown once the tab is visible. */
export const useDraftNotices = () => {
  const { t } = useTranslation('engine')
  const show = (type: 'info' | 'warning', message: string): void =>
    whenVisible(() => showToast({ message, type, duration: 15_000 }))
  return {
    /** The offered draft no longer exists. */
    gone: () => show('info', t('unsaved.gone')),
    notKept: () => show('warning', t('unsaved.notKept')),
    noRoom: () => show('warning', t('unsaved.noRoom')),
    filesNotKept: (names: readonly string[]) =>
      show('warning', t('unsaved.fileNotKept', { name: names.join(', ') })),
  }
}

interface Options {
  scope: DraftScope
  latest: RefObject<DraftedInput>
  draftWriter: ReturnType<typeof useDraftWriter>
  restored: RefObject<readonly string[]>
  notices: ReturnType<typeof useDraftNotices>
  /** The draft no longer exists. */
  onGone: (id: string) => void
  /** The draft was restored; `more` is offered after the others. */
  onDecided: (more: readonly Draft[]) => void
}

/**
 * Restores a draft into the form. The form's present input is stored as a separate draft first, and the form writes the
 * restored draft from then on.
 */
export const useTakeDraft = ({
  scope,
  latest,
  draftWriter,
  restored,
  notices,
  onGone,
  onDecided,
}: Options) => {
  const { writer, adoptFiles } = draftWriter
  const [busy, setBusy] = useState(false)
  /** Stores the present input as a separate draft, offered after the one that replaces it. */
  const setAside = async (): Promise<readonly Draft[]> => {
    latest.current.flush()
    if (!latest.current.dirty) return []
    const aside = draftOf(newId(), latest.current)
    await putDraft(scope, aside, chosenFiles(aside.files, latest.current.fileOf))
    return [aside]
  }
  /** Puts a draft and its stored files into the form, and offers the separate draft. */
  const putIn = (draft: Draft, files: ReadonlyMap<string, File>, aside: readonly Draft[]): void => {
    for (const [key, file] of files) latest.current.keepFileAs(key, file)
    adoptFiles(files.keys())
    restored.current = [...restored.current, draft.id]
    flushSync(() => {
      onDecided(aside)
      latest.current.onTake(
        withFiles(draft.data, files, (file) => URL.createObjectURL(file)),
        draft.base,
      )
    })
    const lost = missingFiles(draft.data, files)
    if (lost.length > 0) notices.filesNotKept(lost)
  }
  const take = async (id: string): Promise<void> => {
    // Synchronous: values that inputs pass on later would not be rendered yet.
    latest.current.flush()
    const draft = (await readDrafts(scope)).find((each) => each.id === id)
    if (!draft) {
      onGone(id)
      notices.gone()
      return
    }
    const files = await readFiles(draft)
    const aside = await setAside().catch(() => undefined)
    if (!aside) {
      // The input stays in the form, and the draft stays offered. The message comes last so that it is not replaced.
      await writer.flush()
      notices.noRoom()
      return
    }
    putIn(draft, files, aside)
    // From now on, the form stores the draft; the old one is removed once that is written.
    if (await writer.flush()) await dropDrafts(scope, [id]).catch(() => undefined)
  }
  return {
    busy,
    take: async (id: string): Promise<void> => {
      setBusy(true)
      try {
        await takeAlone(id, () => take(id))
      } catch {
        // Storage cannot be read.
        notices.gone()
      }
      setBusy(false)
    },
  }
}
