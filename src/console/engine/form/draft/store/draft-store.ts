import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'
import { day } from '../../../../../contract/dates/durations.ts'
import type { PlainObject } from '../../../../../contract/json.ts'
import { draftDays } from '../../../../../contract/records/draft-life.ts'
import { tellDraftChange } from './draft-changes.ts'

/** What somebody typed into a form and has not saved. */
export interface Draft {
  /** Names the opened form that wrote it; no other writes it. */
  id: string
  /** When it was written, in milliseconds since 1970. */
  savedAt: number
  data: PlainObject
  /** What the form stood on: the record as it was opened, and the change that was last written by. */
  base: {
    data: PlainObject
    version: string | undefined
    /** Under which it is saved, and whether it was sent so. */
    key?: string | undefined
    tried?: boolean | undefined
  }
  /** Keys of the chosen files that are kept beside it. */
  files: readonly string[]
  /** Ids of the drafts that were taken into the form: they go as soon as this one is kept. */
  replaces?: readonly string[]
}

/** Whose drafts, and of which form. */
export interface DraftScope {
  user: string
  form: string
}

/** How long a draft is kept, in milliseconds. */
const draftLife = draftDays * day

let opened: UseStore | undefined

const drafts: UseStore = (mode, use) => {
  opened ??= createStore('foundation-console', 'drafts')
  return opened(mode, use)
}

const keyOf = ({ user, form }: DraftScope, id: string): IDBValidKey => ['draft', user, form, id]
const fileKey = (file: string): IDBValidKey => ['file', file]
/** A list sorts behind every text, and so behind every id. */
const allOf = (...start: readonly string[]): IDBKeyRange =>
  IDBKeyRange.bound(['draft', ...start], ['draft', ...start, []])

/** A page that goes away waits for no answer: what was committed is written all the same. */
const commit = (store: IDBObjectStore): Promise<void> => {
  store.transaction.commit?.()
  return promisifyRequest(store.transaction)
}

/**
 * Keeps a draft, and the files that are not kept yet, in place of those it was taken from: a page that goes away
 * leaves one of both, never two of the same. Rejects when there is no room, or no store.
 */
export const putDraft = (
  scope: DraftScope,
  draft: Draft,
  files: readonly (readonly [key: string, file: File])[] = [],
): Promise<void> =>
  drafts('readwrite', (store) => {
    for (const [key, file] of files) store.put(file, fileKey(key))
    store.put(draft, keyOf(scope, draft.id))
    for (const id of draft.replaces ?? []) store.delete(keyOf(scope, id))
    return commit(store)
  })

/** Takes away the files that no draft names any more. */
const dropUnnamedFiles = (): Promise<void> =>
  drafts('readwrite', async (store) => {
    const [found, keys] = await Promise.all([
      promisifyRequest<Draft[]>(store.getAll(allOf())),
      promisifyRequest(store.getAllKeys(IDBKeyRange.bound(['file'], ['file', []]))),
    ])
    const named = new Set(found.flatMap(({ files }) => files))
    for (const key of keys) if (Array.isArray(key) && !named.has(String(key[1]))) store.delete(key)
    return promisifyRequest(store.transaction)
  })

/** Takes drafts away and tells the other tabs; then their files, except those that another draft has taken over. */
export const dropDrafts = async (scope: DraftScope, ids: readonly string[]): Promise<void> => {
  await drafts('readwrite', (store) => {
    for (const id of ids) store.delete(keyOf(scope, id))
    return commit(store)
  })
  tellDraftChange({ form: scope.form, gone: ids })
  await dropUnnamedFiles()
}

/** The drafts of a form, the latest first. */
export const readDrafts = async (scope: DraftScope): Promise<readonly Draft[]> => {
  const found = await drafts('readonly', (store) =>
    promisifyRequest<Draft[]>(store.getAll(allOf(scope.user, scope.form))),
  )
  return found.toSorted((one, other) => other.savedAt - one.savedAt)
}

/** A draft of any form. */
export interface DraftOfForm extends Pick<Draft, 'id' | 'savedAt' | 'files' | 'data'> {
  form: string
}

/** All drafts of a user, the latest first. */
export const readAllDrafts = async (user: string): Promise<readonly DraftOfForm[]> => {
  const [keys, found] = await drafts('readonly', (store) =>
    Promise.all([
      promisifyRequest<IDBValidKey[]>(store.getAllKeys(allOf(user))),
      promisifyRequest<Draft[]>(store.getAll(allOf(user))),
    ]),
  )
  return found
    .map(({ id, savedAt, files, data }, index) => ({
      id,
      savedAt,
      files,
      data,
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
export const dropOldDrafts = async (): Promise<void> => {
  const oldest = Date.now() - draftLife
  await drafts('readwrite', async (store) => {
    const [keys, found] = await Promise.all([
      promisifyRequest(store.getAllKeys(allOf())),
      promisifyRequest<Draft[]>(store.getAll(allOf())),
    ])
    for (const [index, key] of keys.entries()) {
      const draft = found[index]
      if (draft && draft.savedAt < oldest) store.delete(key)
    }
    return promisifyRequest(store.transaction)
  })
  await dropUnnamedFiles()
}
