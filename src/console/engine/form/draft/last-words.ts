import { type Draft, type DraftPlace, putDraft, readDrafts } from './draft-store.ts'

interface LastWords {
  place: DraftPlace
  draft: Draft
}

const prefix = 'foundation-console draft '

/** Forgets what was said of a draft that is kept, or thrown away. */
export const forgetWords = (id: string): void => localStorage.removeItem(prefix + id)

/** Keeps a draft at once, without its files: a page that goes away may not live until IndexedDB has taken it. */
export const sayLast = (place: DraftPlace, draft: Draft): void => {
  try {
    const words: LastWords = { place, draft: { ...draft, files: [] } }
    localStorage.setItem(prefix + draft.id, JSON.stringify(words))
  } catch {
    // Full or forbidden: IndexedDB may still take it.
  }
}

/** What stands under a key; undefined when another tab has taken it meanwhile, or when it is not what {@link sayLast} wrote. */
const wordsAt = (key: string): LastWords | undefined => {
  try {
    const { place, draft } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<LastWords>
    return place && draft && typeof draft.id === 'string' ? { place, draft } : undefined
  } catch {
    return undefined
  }
}

/** Puts what pages said last among the drafts, unless these hold it already as it is or later. */
export const keepLastWords = async (): Promise<void> => {
  for (const key of Object.keys(localStorage).filter((name) => name.startsWith(prefix))) {
    const words = wordsAt(key)
    if (words) {
      const { place, draft } = words
      const found = await readDrafts(place)
      const same = found.find(({ id }) => id === draft.id)
      // Their files stay at hand, whichever of them wrote them.
      const files = found
        .filter(({ id }) => id === draft.id || draft.replaces?.includes(id))
        .flatMap((kept) => kept.files)
      if (!same || same.savedAt < draft.savedAt) await putDraft(place, { ...draft, files })
    }
    localStorage.removeItem(key)
  }
}
