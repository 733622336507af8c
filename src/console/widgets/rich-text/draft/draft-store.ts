import { asRecord, parsedOrNull } from '../../../../contract/json.ts'

/** How long a draft is stored, in milliseconds. */
export const draftLife = 2 * 60_000
/** Interval of saves, in milliseconds. */
export const draftEvery = 30_000

const prefix = 'draft:'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Entries of other programs and damaged entries are ignored. */
const parse = (text: string | null): { html: string; savedAt: number } | undefined => {
  const { html, savedAt } = asRecord(parsedOrNull(text ?? ''))
  return typeof html === 'string' && typeof savedAt === 'number' ? { html, savedAt } : undefined
}

const keysOf = (store: Store): string[] =>
  Array.from({ length: store.length }, (_, index) => store.key(index)).filter(
    (key): key is string => key?.startsWith(prefix) ?? false,
  )

/** Stores rich text under `key`. A full or blocked storage must not disturb the user. */
export const saveDraft = (store: Store, key: string, html: string, now = Date.now()): void => {
  try {
    store.setItem(prefix + key, JSON.stringify({ html, savedAt: now }))
  } catch {
    // Quota or privacy settings; the text is still in the form.
  }
}

/** The draft under `key`; undefined if there is none or it has expired. Expired drafts are removed. */
export const readDraft = (store: Store, key: string, now = Date.now()): string | undefined => {
  for (const found of keysOf(store)) {
    const draft = parse(store.getItem(found))
    if (!draft || now - draft.savedAt > draftLife) store.removeItem(found)
  }
  return parse(store.getItem(prefix + key))?.html
}

/** Removes one draft. */
export const dropDraft = (store: Store, key: string): void => store.removeItem(prefix + key)

/** Removes all drafts of a form after a save. */
export const clearDrafts = (draftKey: string, store: Store = localStorage): void => {
  for (const key of keysOf(store)) if (key.startsWith(`${prefix}${draftKey}/`)) store.removeItem(key)
}
