import { type Draft, type DraftPlace, putDraft } from './draft-store.ts'

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

/** Puts what pages said last among the drafts, unless these hold it already as it is or later. */
export const keepLastWords = async (
  written: (place: DraftPlace) => Promise<readonly Draft[]>,
): Promise<void> => {
  for (const key of Object.keys(localStorage).filter((name) => name.startsWith(prefix))) {
    const { place, draft } = JSON.parse(localStorage.getItem(key) ?? '{}') as LastWords
    const same = (await written(place)).find(({ id }) => id === draft.id)
    if (!same || same.savedAt < draft.savedAt) await putDraft(place, { ...draft, files: same?.files ?? [] })
    localStorage.removeItem(key)
  }
}
