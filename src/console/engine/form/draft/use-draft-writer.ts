import { type RefObject, useMemo } from 'react'
import { chosenFiles } from './draft-data.ts'
import { announceDraftChange, type Draft, type DraftScope, dropDrafts, putDraft } from './draft-store.ts'
import { draftWriter, dropBackup } from './draft-writer.ts'

interface Files {
  fileOf: (key: string) => File | undefined
  /** Called once when drafts cannot be stored, until one is stored again. */
  onNotKept: () => void
  /** Called once with the names of files that cannot be stored. */
  onFilesNotKept: (names: readonly string[]) => void
}

/** Whether a failure to store drafts was reported, for any form. */
let isTold = false

/**
 * Writes a draft with its new files, or without them if storage is full. `replaced` are the ids of the drafts restored
 * into the form, which are removed with its own, written or not; `adoptFiles` marks files as stored already.
 */
export const useDraftWriter = (
  scope: DraftScope,
  id: string,
  files: RefObject<Files>,
  replaced: RefObject<readonly string[]>,
) =>
  useMemo(() => {
    const stored = new Set<string>()
    const reported = new Set<string>()
    const write = async (draft: Draft): Promise<void> => {
      const chosen = chosenFiles(
        draft.files.filter((key) => !stored.has(key)),
        files.current.fileOf,
      )
      try {
        await putDraft(scope, draft, chosen)
        for (const [key] of chosen) stored.add(key)
      } catch {
        await putDraft(scope, { ...draft, files: draft.files.filter((key) => stored.has(key)) })
        const lost = chosen.filter(([key]) => !reported.has(key))
        for (const [key] of lost) reported.add(key)
        if (lost.length > 0) files.current.onFilesNotKept(lost.map(([, { name }]) => name))
      }
    }
    let isKnown = false
    const writer = draftWriter<Draft>({
      write: async (draft) => {
        try {
          await write(draft)
          // Tabs that have read the drafts before would miss the new one.
          if (!isKnown) announceDraftChange({ form: scope.form, gone: draft.replaces ?? [] })
          isKnown = true
          isTold = false
        } catch (error) {
          if (!isTold) files.current.onNotKept()
          isTold = true
          throw error
        }
      },
      drop: () => {
        dropBackup(id)
        stored.clear()
        isKnown = false
        return dropDrafts(scope, [id, ...replaced.current])
      },
    })
    return {
      writer,
      adoptFiles: (keys: Iterable<string>): void => {
        for (const key of keys) stored.add(key)
      },
    }
  }, [scope, id, files, replaced])
