import { type Draft, type DraftScope, putDraft, readDrafts } from './draft-store.ts'

interface Backup {
  place: DraftScope
  draft: Draft
}

const prefix = 'foundation-console draft '

/** Removes the backup of a draft that is stored or discarded. */
export const dropBackup = (id: string): void => localStorage.removeItem(prefix + id)

/** Stores a draft synchronously, without its files: a page that closes may end before IndexedDB has stored it. */
export const writeBackup = (scope: DraftScope, draft: Draft): void => {
  try {
    const backup: Backup = { place: scope, draft: { ...draft, files: [] } }
    localStorage.setItem(prefix + draft.id, JSON.stringify(backup))
  } catch {
    // Storage is full or blocked: IndexedDB may still succeed.
  }
}

/** The backup under a key; undefined if another tab has taken it, or if {@link writeBackup} did not write it. */
const backupAt = (key: string): Backup | undefined => {
  try {
    const { place, draft } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Backup>
    return place && draft && typeof draft.id === 'string' ? { place, draft } : undefined
  } catch {
    return undefined
  }
}

/** Moves the backups of closed pages to the drafts, unless the stored draft is the same or newer. */
export const restoreBackups = async (): Promise<void> => {
  for (const key of Object.keys(localStorage).filter((name) => name.startsWith(prefix))) {
    const backup = backupAt(key)
    if (backup) {
      const { place: scope, draft } = backup
      const found = await readDrafts(scope)
      const same = found.find(({ id }) => id === draft.id)
      // Keeps the stored files of the draft and of the drafts that it replaces.
      const files = found
        .filter(({ id }) => id === draft.id || draft.replaces?.includes(id))
        .flatMap((kept) => kept.files)
      if (!same || same.savedAt < draft.savedAt) await putDraft(scope, { ...draft, files })
    }
    localStorage.removeItem(key)
  }
}
