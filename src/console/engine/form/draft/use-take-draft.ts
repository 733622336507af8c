import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { newId } from '../../../ui/new-id.ts'
import { chosenFiles, missingFiles, withFiles } from './draft-data.ts'
import {
  type Draft,
  type DraftScope,
  dropDrafts,
  putDraft,
  readDrafts,
  readFiles,
} from './store/draft-store.ts'
import { takeAlone } from './store/open-forms.ts'
import type { useDraftNotices } from './use-draft-notices.ts'
import type { useDraftWriter } from './use-draft-writer.ts'
import { type DraftedInput, draftOf } from './worth-keeping.ts'

interface Options {
  scope: DraftScope
  latest: RefObject<DraftedInput>
  draftWriter: ReturnType<typeof useDraftWriter>
  restored: RefObject<readonly string[]>
  notices: ReturnType<typeof useDraftNotices>
  /** The draft is offered no more. */
  onGone: (id: string) => void
  /** It has been decided on; `more` is offered after the others. */
  onDecided: (more: readonly Draft[]) => void
}

/** Takes a draft into the form: what stands there is set aside before, and the form keeps what is taken from then on. */
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
  /** What is in the form already is set aside, and offered after the one that takes its place. */
  const setAside = async (): Promise<readonly Draft[]> => {
    latest.current.flush()
    if (!latest.current.dirty) return []
    const aside = draftOf(newId(), latest.current)
    await putDraft(scope, aside, chosenFiles(aside.files, latest.current.fileOf))
    return [aside]
  }
  /** Puts a draft and the files that are kept of it into the form; what was set aside is offered. */
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
    // At once: what an input hands over by itself meanwhile would not be drawn yet.
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
      // What is in the form stays there, and what is offered is offered still. This is told last, and so is read.
      await writer.flush()
      notices.noRoom()
      return
    }
    putIn(draft, files, aside)
    // The form keeps it from now on; until that is written, the old one stays.
    if (await writer.flush()) await dropDrafts(scope, [id]).catch(() => undefined)
  }
  return {
    busy,
    take: async (id: string): Promise<void> => {
      setBusy(true)
      try {
        await takeAlone(id, () => take(id))
      } catch {
        // The store cannot be read.
        notices.gone()
      }
      setBusy(false)
    },
  }
}
