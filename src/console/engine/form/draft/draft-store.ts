import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'
import { once } from '../../../../client/load-once.ts'
import { day } from '../../../../contract/dates.ts'
import type { PlainObject } from '../../../../contract/json.ts'
import { draftDays } from '../../../../contract/records/limits.ts'

/** A change of a form's drafts: one was added, or some were removed. */
interface DraftChange {
  form: string
  /** The ids of the removed drafts. */
  gone: readonly string[]
}

/** One channel per tab: a channel does not deliver its own messages. */
const channel = once(() => new BroadcastChannel('foundation-console drafts'))

/** Notifies the other tabs. */
export const announceDraftChange = (change: DraftChange): void => channel().postMessage(change)

/**
 * Calls `listen` with the removed ids after each change of a form's drafts in another tab; returns a function that
 * stops.
 */
export const onDraftChange = (form: string, listen: (gone: readonly string[]) => void): (() => void) => {
  const handleMessage = ({ data }: MessageEvent<DraftChange>): void => {
    if (data.form === form) listen(data.gone)
  }
  channel().addEventListener('message', handleMessage)
  return () => channel().removeEventListener('message', handleMessage)
}

/** Unsaved input of a form. */
export interface Draft {
  /** Id of the opened form that wrote the draft; no other form writes it. */
  id: string
  /** Time of the last write, in milliseconds since 1970. */
  savedAt: number
  data: PlainObject
  /** The record as it was opened, and its last change. */
  base: {
    data: PlainObject
    version: string | undefined
    /** The idempotency key of the save, and whether a request with it was sent. */
    key?: string | undefined
    tried?: boolean | undefined
  }
  /** Keys of the selected files that are stored with the draft. */
  files: readonly string[]
  /** Ids of the drafts that were restored into the form; removed once this draft is stored. */
  replaces?: readonly string[]
}

/** The user and form of a draft. */
export interface DraftScope {
  user: string
  form: string
}

/** How long a draft is stored, in milliseconds. */
const draftLife = draftDays * day

const opened = once(() => createStore('foundation-console', 'drafts'))

const drafts: UseStore = (mode, use) => opened()(mode, use)

const keyOf = ({ user, form }: DraftScope, id: string): IDBValidKey => ['draft', user, form, id]
const fileKey = (file: string): IDBValidKey => ['file', file]
/** In IndexedDB, arrays sort after strings, and so after every id. */
const allOf = (...start: readonly string[]): IDBKeyRange =>
  IDBKeyRange.bound(['draft', ...start], ['draft', ...start, []])

/** Commits explicitly: a page that closes cannot wait for the requests, but committed data is written. */
const commit = (store: IDBObjectStore): Promise<void> => {
  store.transaction.commit?.()
  return promisifyRequest(store.transaction)
}

/**
 * Stores a draft and its new files, and removes the drafts that it replaces, in one transaction: if the page closes,
 * either the old or the new draft remains, never both. Rejects when storage is full or missing.
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

/** Removes the files that no draft refers to. */
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

/** Removes drafts and notifies the other tabs; then removes their files, except those that another draft refers to. */
export const dropDrafts = async (scope: DraftScope, ids: readonly string[]): Promise<void> => {
  await drafts('readwrite', (store) => {
    for (const id of ids) store.delete(keyOf(scope, id))
    return commit(store)
  })
  announceDraftChange({ form: scope.form, gone: ids })
  await dropUnnamedFiles()
}

/** The drafts of a form, newest first. */
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

/** All drafts of a user, newest first. */
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

/** The files of a draft by key, without missing ones. */
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

/** Removes the expired drafts of all users, and the files that no draft refers to. */
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
