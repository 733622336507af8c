import { type Draft, type DraftScope, putDraft, readDrafts } from './draft-store.ts'

interface Backup {
  place: DraftScope
  draft: Draft
}

const prefix = 'foundation-console draft '

/** Forgets the backup of a draft that is kept, or thrown away. */
export const dropBackup = (id: string): void => localStorage.removeItem(prefix + id)

/** Keeps a draft at once, without its files: a page that goes away may not live until IndexedDB has taken it. */
export const writeBackup = (scope: DraftScope, draft: Draft): void => {
  try {
    const backup: Backup = { place: scope, draft: { ...draft, files: [] } }
    localStorage.setItem(prefix + draft.id, JSON.stringify(backup))
  } catch {
    // Full or forbidden: IndexedDB may still take it.
  }
}

/** What stands under a key; undefined when another tab has taken it meanwhile, or when it is not what {@link writeBackup} wrote. */
const backupAt = (key: string): Backup | undefined => {
  try {
    const { place, draft } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Backup>
    return place && draft && typeof draft.id === 'string' ? { place, draft } : undefined
  } catch {
    return undefined
  }
}

/** Puts the backups that pages left among the drafts, unless these hold it already as it is or later. */
export const restoreBackups = async (): Promise<void> => {
  for (const key of Object.keys(localStorage).filter((name) => name.startsWith(prefix))) {
    const backup = backupAt(key)
    if (backup) {
      const { place: scope, draft } = backup
      const found = await readDrafts(scope)
      const same = found.find(({ id }) => id === draft.id)
      // Their files stay at hand, whichever of them wrote them.
      const files = found
        .filter(({ id }) => id === draft.id || draft.replaces?.includes(id))
        .flatMap((kept) => kept.files)
      if (!same || same.savedAt < draft.savedAt) await putDraft(scope, { ...draft, files })
    }
    localStorage.removeItem(key)
  }
}
