import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { JsonSchema } from '../../../../modules/format/types.ts'
import { useUser } from '../../../session/use-session.ts'
import { isSame } from '../../../widgets/items/item-draft.ts'
import { flushInputs } from '../../../widgets/shared/use-deferred.ts'
import { keepable, pendingFiles, withFiles } from './draft-data.ts'
import {
  type Draft,
  type DraftPlace,
  dropDraft,
  dropOldDrafts,
  putDraft,
  readDrafts,
  readFiles,
} from './draft-store.ts'
import { draftWriter } from './draft-writer.ts'
import { forgetWords, keepLastWords, sayLast } from './last-words.ts'
import { closedForm, holdOpen, openForms } from './open-forms.ts'

type Data = Readonly<Record<string, unknown>>

interface Input {
  /** Names the form and its record. */
  form: string
  ui: JsonSchema
  /** Form data as typed, with what is open in a dialog of the form. */
  data: Data
  base: Draft['base']
  dirty: boolean
  fileOf: (pending: string) => File | undefined
  keepFileAs: (pending: string, file: File) => void
  /** Puts a draft into the form; its files are kept by then. */
  onTake: (data: Data, base: Draft['base']) => void
  /** A draft was taken or thrown away: whatever else was kept of it goes with it. */
  onDecided: () => void
}

const newId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** Writes a draft with the files that are not written yet; without them where there is no room for them. */
const useWriter = (place: DraftPlace, id: string, fileOf: RefObject<Input['fileOf']>) =>
  useMemo(() => {
    const stored = new Set<string>()
    return draftWriter<Draft>({
      write: async (draft) => {
        const files = draft.files.flatMap((key) => {
          const file = stored.has(key) ? undefined : fileOf.current(key)
          return file ? [[key, file] as const] : []
        })
        for (const [key] of files) stored.add(key)
        await putDraft(place, draft, files).catch(() => putDraft(place, { ...draft, files: [] }))
      },
      drop: () => {
        forgetWords(id)
        return dropDraft(place, { id, files: [...stored] })
      },
    })
  }, [place, id, fileOf])

/**
 * Keeps what is typed into a form in this browser, for its user, until it is saved or thrown away; and offers what
 * earlier visits have left, except what is open in another tab.
 */
export const useDraftKeeper = (input: Input) => {
  const user = useUser()
  const owner = user && String(user.id ?? user.email)
  const { form, ui, data, base, dirty } = input
  const latest = useRef(input)
  latest.current = input
  const fileOf = useRef(input.fileOf)
  fileOf.current = input.fileOf
  const [id] = useState(newId)
  const [offers, setOffers] = useState<readonly Draft[]>([])
  const [busy, setBusy] = useState(false)
  const place = useMemo(() => ({ user: owner ?? '', form }), [owner, form])
  const writer = useWriter(place, id, fileOf)
  const isKept = owner !== null && typeof indexedDB !== 'undefined'

  useEffect(() => (isKept ? holdOpen(id) : undefined), [id, isKept])

  useEffect(() => {
    if (!isKept) return
    const gone = new AbortController()
    const look = async (): Promise<void> => {
      await keepLastWords()
      await dropOldDrafts()
      const [found, open] = await Promise.all([readDrafts(place), openForms()])
      const others = found.filter((draft) => draft.id !== id)
      if (gone.signal.aborted) return
      setOffers(others.filter((draft) => !open.has(draft.id)))
      const held = others.filter((draft) => open.has(draft.id))
      if (held.length === 0) return
      await Promise.race(held.map((draft) => closedForm(draft.id, gone.signal)))
      await look()
    }
    look().catch(() => undefined)
    return () => gone.abort()
  }, [place, id, isKept])

  useLayoutEffect(() => {
    if (!isKept) return
    const kept = keepable(ui, data)
    const isWorth = dirty && !isSame(kept, keepable(ui, base.data))
    writer.push(isWorth ? { id, savedAt: Date.now(), data: kept, base, files: pendingFiles(kept) } : null)
  }, [writer, id, ui, data, base, dirty, isKept])

  useEffect(() => {
    const hurry = (): void => {
      flushInputs()
      const draft = writer.unwritten()
      if (draft) sayLast(place, draft)
      void writer.flush().then((isWritten) => draft && isWritten && forgetWords(draft.id))
    }
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') hurry()
    }
    window.addEventListener('pagehide', hurry)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      window.removeEventListener('pagehide', hurry)
      document.removeEventListener('visibilitychange', onHidden)
      void writer.flush()
    }
  }, [writer, place])

  const [offered] = offers
  const next = (more: readonly Draft[] = []): void => {
    setOffers((before) => [...before.slice(1), ...more])
    latest.current.onDecided()
  }
  /** What is in the form already is set aside, and offered after the one that takes its place. */
  const setAside = async (): Promise<readonly Draft[]> => {
    flushInputs()
    const { ui, data, base, dirty } = latest.current
    if (!dirty) return []
    const kept = keepable(ui, data)
    const aside = { id: newId(), savedAt: Date.now(), data: kept, base, files: pendingFiles(kept) }
    const files = aside.files.flatMap((key) => {
      const file = latest.current.fileOf(key)
      return file ? [[key, file] as const] : []
    })
    await putDraft(place, aside, files)
    return [aside]
  }
  const take = async (draft: Draft): Promise<void> => {
    const [files, aside] = await Promise.all([readFiles(draft), setAside()])
    for (const [key, file] of files) latest.current.keepFileAs(key, file)
    flushSync(() => {
      next(aside)
      latest.current.onTake(
        withFiles(draft.data, files, (file) => URL.createObjectURL(file)),
        draft.base,
      )
    })
    // The form keeps it from now on; until that is written, the old one stays.
    if (await writer.flush()) await dropDraft(place, draft, draft.files)
  }
  return {
    offered,
    busy,
    take: async (): Promise<void> => {
      if (!offered) return
      setBusy(true)
      await take(offered).finally(() => setBusy(false))
    },
    drop: async (): Promise<void> => {
      if (!offered) return
      next()
      await dropDraft(place, offered).catch(() => undefined)
    },
    /** It is saved, or thrown away. */
    end: writer.end,
  }
}
