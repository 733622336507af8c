import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { isSame } from '../../../../contract/same-value.ts'
import type { JsonSchema } from '../../../../modules/format/types.ts'
import { useUser } from '../../../session/use-session.ts'
import { userKeyOf } from '../../../session/user.ts'
import { newId } from '../../../ui/new-id.ts'
import { showToast } from '../../../ui/toasts/toasts.tsx'
import { flushInputs, whileTyping } from '../../../widgets/shared/typing/use-deferred.ts'
import { chosenFiles, keepable, pendingFiles, withFiles } from './draft-data.ts'
import { type Draft, type DraftPlace, dropDraft, putDraft, readDrafts, readFiles } from './draft-store.ts'
import { draftWriter } from './draft-writer.ts'
import { forgetWords } from './last-words.ts'
import { holdOpen } from './open-forms.ts'
import { useDraftOffers } from './use-draft-offers.ts'
import { useWriteOnLeave } from './use-write-on-leave.ts'

type Data = Readonly<Record<string, unknown>>

interface Input {
  /** Names the form and its record. */
  form: string
  ui: JsonSchema
  /** Form data as typed, with what is open in a dialog of the form. */
  data: Data
  /** These data with what the form has not heard of yet; the same ones where there is nothing. */
  withTyped: (data: Data) => Data
  base: Draft['base']
  dirty: boolean
  fileOf: (pending: string) => File | undefined
  keepFileAs: (pending: string, file: File) => void
  /** Puts a draft into the form; its files are kept by then. */
  onTake: (data: Data, base: Draft['base']) => void
  /** Resolves once the save that is under way has ended; undefined when none is. */
  saveEnded: () => Promise<void> | undefined
  /** A draft was taken or thrown away: whatever else was kept of it goes with it. */
  onDecided: () => void
}

/** The draft of what a form holds now. */
const draftOf = (id: string, { ui, data, base }: Pick<Input, 'ui' | 'data' | 'base'>): Draft => {
  const kept = keepable(ui, data)
  return { id, savedAt: Date.now(), data: kept, base, files: pendingFiles(kept) }
}

/** The draft of what a form holds, null where that is nothing but what it stands on. */
const worthKeeping = (
  id: string,
  { ui, data, base, dirty }: Pick<Input, 'ui' | 'data' | 'base' | 'dirty'>,
): Draft | null => {
  const draft = draftOf(id, { ui, data, base })
  return dirty && !isSame(draft.data, keepable(ui, base.data)) ? draft : null
}

/**
 * Writes a draft with the files that are not written yet; without them where there is no room for them. `release` leaves
 * files to another draft.
 */
const useWriter = (place: DraftPlace, id: string, fileOf: RefObject<Input['fileOf']>) =>
  useMemo(() => {
    const stored = new Set<string>()
    const writer = draftWriter<Draft>({
      write: async (draft) => {
        const files = chosenFiles(
          draft.files.filter((key) => !stored.has(key)),
          fileOf.current,
        )
        await putDraft(place, draft, files).then(
          () => {
            for (const [key] of files) stored.add(key)
          },
          () => putDraft(place, { ...draft, files: draft.files.filter((key) => stored.has(key)) }),
        )
      },
      drop: () => {
        forgetWords(id)
        const files = [...stored]
        stored.clear()
        return dropDraft(place, { id, files })
      },
    })
    return {
      writer,
      release: (keys: readonly string[]): void => {
        for (const key of keys) stored.delete(key)
      },
    }
  }, [place, id, fileOf])

/**
 * Keeps what is typed into a form in this browser, for its user, until it is saved or thrown away; and offers what
 * earlier visits have left, except what is open in another tab.
 */
export const useDraftKeeper = (input: Input) => {
  const { t } = useTranslation('engine')
  const user = useUser()
  const owner = user && userKeyOf(user)
  const { form, ui, data, base, dirty } = input
  const latest = useRef(input)
  latest.current = input
  const fileOf = useRef(input.fileOf)
  fileOf.current = input.fileOf
  const [id] = useState(newId)
  const [busy, setBusy] = useState(false)
  const place = useMemo(() => ({ user: owner ?? '', form }), [owner, form])
  const { writer, release } = useWriter(place, id, fileOf)
  const isKept = owner !== null && typeof indexedDB !== 'undefined'
  const [offers, setOffers] = useDraftOffers(place, id, isKept)

  useEffect(() => {
    if (!isKept) return
    const release = holdOpen(id)
    // Who leaves while it is saved has lost nothing yet.
    return () => void (latest.current.saveEnded() ?? Promise.resolve()).then(release)
  }, [id, isKept])

  /** Whether what is kept holds what the form has not heard of. */
  const isAhead = useRef(false)
  useLayoutEffect(() => {
    if (!isKept) return
    isAhead.current = false
    writer.push(worthKeeping(id, { ui, data, base, dirty }))
  }, [writer, id, ui, data, base, dirty, isKept])

  /** Keeps what the form has not heard of yet as well, as long as it is there. */
  const keepTyped = useCallback(() => {
    const { data: heard, withTyped, ...rest } = latest.current
    const typed = withTyped(heard)
    if (!isKept || (typed === heard && !isAhead.current)) return
    isAhead.current = typed !== heard
    writer.push(worthKeeping(id, { ...rest, data: typed, dirty: rest.dirty || isAhead.current }))
  }, [writer, id, isKept])

  // Somebody types without a rest, and the form hears of it only then.
  useEffect(() => whileTyping(keepTyped), [keepTyped])
  useWriteOnLeave(writer, place, keepTyped)

  const [offered] = offers
  const next = (more: readonly Draft[] = []): void => {
    setOffers((before) => [...before.slice(1), ...more])
    latest.current.onDecided()
  }
  /** What is in the form already is set aside, and offered after the one that takes its place. */
  const setAside = async (): Promise<readonly Draft[]> => {
    flushInputs()
    if (!latest.current.dirty) return []
    const aside = draftOf(newId(), latest.current)
    await putDraft(place, aside, chosenFiles(aside.files, latest.current.fileOf))
    release(aside.files)
    return [aside]
  }
  const take = async ({ id: taken }: Draft): Promise<void> => {
    // At once: what an input hands over by itself meanwhile would not be drawn yet.
    flushInputs()
    const draft = (await readDrafts(place)).find((each) => each.id === taken)
    if (!draft) {
      setOffers((before) => before.filter((each) => each.id !== taken))
      showToast({ message: t('unsaved.gone'), type: 'info' })
      return
    }
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
