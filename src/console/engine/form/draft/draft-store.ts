import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'
import { draftDays } from '../../../../contract/draft-life.ts'

type Data = Readonly<Record<string, unknown>>

/** What somebody typed into a form and has not saved. */
export interface Draft {
  /** Names the opened form that wrote it; no other writes it. */
  id: string
  /** When it was written, in milliseconds since 1970. */
  savedAt: number
  data: Data
  /** What the form stood on: the record as it was opened, and the change that was last written by. */
  base: { data: Data; version: string | undefined }
  /** Keys of the chosen files that are kept beside it. */
  files: readonly string[]
}

/** Whose drafts, and of which form. */
export interface DraftPlace {
  user: string
  form: string
}

/** How long a draft is kept, in milliseconds. */
const draftLife = draftDays * 24 * 60 * 60_000

let opened: UseStore | undefined

const drafts: UseStore = (mode, use) => {
  opened ??= createStore('foundation-console', 'drafts')
  return opened(mode, use)
}

const keyOf = ({ user, form }: DraftPlace, id: string): IDBValidKey => ['draft', user, form, id]
const fileKey = (file: string): IDBValidKey => ['file', file]
/** A list sorts behind every text, and so behind every id. */
const allOf = (...start: readonly string[]): IDBKeyRange =>
  IDBKeyRange.bound(['draft', ...start], ['draft', ...start, []])

/** A page that goes away waits for no answer: what was committed is written all the same. */
const commit = (store: IDBObjectStore): Promise<void> => {
  store.transaction.commit?.()
  return promisifyRequest(store.transaction)
}

/** Keeps a draft, and the files that are not kept yet. Rejects when there is no room, or no store. */
export const putDraft = (
  place: DraftPlace,
  draft: Draft,
  files: readonly (readonly [key: string, file: File])[] = [],
): Promise<void> =>
  drafts('readwrite', (store) => {
    for (const [key, file] of files) store.put(file, fileKey(key))
    store.put(draft, keyOf(place, draft.id))
    return commit(store)
  })

/** Takes a draft away, with its files, except those that another draft has taken over. */
export const dropDraft = (
  place: DraftPlace,
  { id, files }: Pick<Draft, 'id' | 'files'>,
  kept: readonly string[] = [],
): Promise<void> =>
  drafts('readwrite', (store) => {
    store.delete(keyOf(place, id))
    for (const file of files) if (!kept.includes(file)) store.delete(fileKey(file))
    return commit(store)
  })

/** The drafts of a form, the latest first. */
export const readDrafts = async (place: DraftPlace): Promise<readonly Draft[]> => {
  const found = await drafts('readonly', (store) =>
    promisifyRequest<Draft[]>(store.getAll(allOf(place.user, place.form))),
  )
  return found.toSorted((one, other) => other.savedAt - one.savedAt)
}

/** A draft of any form. */
export interface Kept extends Pick<Draft, 'id' | 'savedAt' | 'files'> {
  form: string
}

/** All drafts of a user, the latest first. */
export const readAllDrafts = async (user: string): Promise<readonly Kept[]> => {
  const [keys, found] = await drafts('readonly', (store) =>
    Promise.all([
      promisifyRequest<IDBValidKey[]>(store.getAllKeys(allOf(user))),
      promisifyRequest<Draft[]>(store.getAll(allOf(user))),
    ]),
  )
  return found
    .map(({ id, savedAt, files }, index) => ({
      id,
      savedAt,
      files,
      form: String((keys[index] as string[])[2]),
    }))
    .toSorted((one, other) => other.savedAt - one.savedAt)
}

/** The files of a draft by their keys; one that is gone is left out. */
export const readFiles = ({ files }: Draft): Promise<ReadonlyMap<string, File>> =>
  drafts('readonly', async (store) => {
    const found = await Promise.all(files.map((key) => promisifyRequest<unknown>(store.get(fileKey(key)))))
    return new Map(
      files.flatMap((key, index) => {
        const file = found[index]
        return file instanceof File ? [[key, file] as const] : []
      }),
    )
  })

/** Takes away what is past its time, whoever wrote it, and the files that no draft names any more. */
export const dropOldDrafts = (now = Date.now()): Promise<void> =>
  drafts('readwrite', async (store) => {
    const [keys, found] = await Promise.all([
      promisifyRequest(store.getAllKeys(allOf())),
      promisifyRequest<Draft[]>(store.getAll(allOf())),
    ])
    const isOld = ({ savedAt }: Draft): boolean => now - savedAt > draftLife
    for (const [index, key] of keys.entries()) {
      const draft = found[index]
      if (draft && isOld(draft)) store.delete(key)
    }
    const named = new Set(found.filter((draft) => !isOld(draft)).flatMap(({ files }) => files))
    const files = await promisifyRequest(store.getAllKeys(IDBKeyRange.bound(['file'], ['file', []])))
    for (const key of files) if (Array.isArray(key) && !named.has(String(key[1]))) store.delete(key)
    return promisifyRequest(store.transaction)
  })
