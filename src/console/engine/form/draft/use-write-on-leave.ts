import { useEffect } from 'react'
import { dropBackup, writeBackup } from './store/draft-backup.ts'
import { tellDraftChange } from './store/draft-changes.ts'
import type { Draft, DraftScope } from './store/draft-store.ts'
import type { draftWriter } from './store/draft-writer.ts'

/**
 * Writes unwritten input at once when the page is hidden or left, or the form unmounts. `keepTyped` adds the values
 * that inputs have not passed on: a form that unmounts does not receive them, and a hidden tab keeps the focus in its
 * field.
 */
export const useWriteOnLeave = (
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
      if (draft) tellDraftChange({ form: scope.form, gone: draft.replaces ?? [] })
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
