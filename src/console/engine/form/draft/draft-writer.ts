import { type Draft, type DraftScope, putDraft, readDrafts } from './draft-store.ts'

/** Debounce of writes, in milliseconds. */
const debounce = 400

/** The longest delay, in milliseconds, of a write during continuous typing. */
const maxWait = 1000

interface Actions<Content> {
  write: (content: Content) => Promise<void>
  drop: () => Promise<void>
}

/**
 * Debounces writes of the latest content; `flush` writes at once. Null removes the written content. After `end`,
 * nothing is written.
 */
export const draftWriter = <Content>({ write, drop }: Actions<Content>) => {
  let waiting: { content: Content | null } | undefined
  let writing: { content: Content | null } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let since = 0
  let isWritten = false
  let isEnded = false

  /** Returns whether everything is written. */
  const flush = async (): Promise<boolean> => {
    clearTimeout(timer)
    const next = waiting
    waiting = undefined
    if (next === undefined || isEnded) return writing === undefined
    const { content } = next
    if (content === null && !isWritten) return true
    isWritten = content !== null
    writing = next
    try {
      await (content === null ? drop() : write(content))
    } catch {
      // Storage is full or blocked, or the page is closing. This must not disturb typing.
      return false
    }
    if (writing === next) writing = undefined
    return true
  }
  return {
    push: (content: Content | null): void => {
      if (isEnded) return
      const now = performance.now()
      if (!waiting) since = now
      waiting = { content }
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), Math.max(0, Math.min(debounce, since + maxWait - now)))
    },
    flush,
    /** The content that is not completely written; null if the written content is to be removed. */
    unwritten: (): Content | null | undefined => (isEnded ? undefined : (waiting ?? writing)?.content),
    end: (): void => {
      clearTimeout(timer)
      isEnded = true
      if (isWritten) drop().catch(() => undefined)
    },
  }
}

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

const openPrefix = 'form '

/** The forms open in this tab. Needed without https, where the Web Locks API is not available. */
const openHere = new Map<string, Promise<void>>()

/** Marks the form `id` as open for all tabs until the returned function is called or the tab closes. */
export const holdOpen = (id: string): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  openHere.set(id, promise)
  navigator.locks?.request(openPrefix + id, () => promise).catch(() => undefined)
  return () => {
    openHere.delete(id)
    resolve()
  }
}

/** The ids of the forms that are open in any tab. */
export const openForms = async (): Promise<ReadonlySet<string>> => {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const named = held.flatMap(({ name }) =>
    name?.startsWith(openPrefix) ? [name.slice(openPrefix.length)] : [],
  )
  return new Set([...openHere.keys(), ...named])
}

/** Resolves once the form `id` is closed in all tabs: a page that was left may hold it a moment longer. */
export const closedForm = async (id: string, signal: AbortSignal): Promise<void> => {
  await openHere.get(id)
  await navigator.locks?.request(openPrefix + id, { mode: 'shared', signal }, () => undefined)
}

/** Runs `take` on a draft while no other tab does: a draft taken twice would be saved twice. */
export const takeAlone = async (id: string, take: () => Promise<void>): Promise<void> => {
  if (navigator.locks) await navigator.locks.request(`draft ${id}`, take)
  else await take()
}
