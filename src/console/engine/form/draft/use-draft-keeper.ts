import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { isSame } from '../../../../contract/same-value.ts'
import type { JsonSchema } from '../../../../modules/format/types.ts'
import { useUser } from '../../../session/use-session.ts'
import { userKeyOf } from '../../../session/user.ts'
import { newId } from '../../../ui/new-id.ts'
import { showToast } from '../../../ui/toasts/toasts.tsx'
import { whenSeen } from '../../../ui/toasts/when-seen.ts'
import { flushInputs, whileTyping } from '../../../widgets/shared/typing/use-deferred.ts'
import { chosenFiles, keepable, missingFiles, pendingFiles, withFiles } from './draft-data.ts'
import { type Draft, dropDrafts, putDraft, readDrafts, readFiles } from './draft-store.ts'
import { holdOpen, takeAlone } from './open-forms.ts'
import { useDraftOffers } from './use-draft-offers.ts'
import { useDraftWriter } from './use-draft-writer.ts'
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
const draftOf = (
  id: string,
  { ui, data, base }: Pick<Input, 'ui' | 'data' | 'base'>,
  replaces: readonly string[] = [],
): Draft => {
  const kept = keepable(ui, data)
  return { id, savedAt: Date.now(), data: kept, base, files: pendingFiles(kept), replaces }
}

/** The draft of what a form holds, null where that is nothing but what it stands on and nothing of it was sent. */
const worthKeeping = (
  id: string,
  { ui, data, base, dirty }: Pick<Input, 'ui' | 'data' | 'base' | 'dirty'>,
  replaces: readonly string[],
): Draft | null => {
  const draft = draftOf(id, { ui, data, base }, replaces)
  return base.tried || (dirty && !isSame(draft.data, keepable(ui, base.data))) ? draft : null
}

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
  const tell = (type: 'info' | 'warning', message: string): void =>
    whenSeen(() => showToast({ message, type, duration: 15_000 }))
  const tellGone = (): void => tell('info', t('unsaved.gone'))
  const tellFiles = (names: readonly string[]): void =>
    tell('warning', t('unsaved.fileNotKept', { name: names.join(', ') }))
  const files = {
    fileOf: input.fileOf,
    onNotKept: () => tell('warning', t('unsaved.notKept')),
    onFilesNotKept: tellFiles,
  }
  const latestFiles = useRef(files)
  latestFiles.current = files
  const [id] = useState(newId)
  const [busy, setBusy] = useState(false)
  const scope = useMemo(() => ({ user: owner ?? '', form }), [owner, form])
  /** The drafts that were taken into the form. */
  const taken = useRef<readonly string[]>([])
  const { writer, adoptFiles } = useDraftWriter(scope, id, latestFiles, taken)
  const isKept = owner !== null && typeof indexedDB !== 'undefined'
  const [offers, setOffers] = useDraftOffers(scope, id, isKept, tellGone)

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
    writer.push(worthKeeping(id, { ui, data, base, dirty }, taken.current))
  }, [writer, id, ui, data, base, dirty, isKept])

  /** Keeps what the form has not heard of yet as well, as long as it is there. */
  const keepTyped = useCallback(() => {
    const { data: formData, withTyped, ...rest } = latest.current
    const typed = withTyped(formData)
    if (!isKept || (typed === formData && !isAhead.current)) return
    isAhead.current = typed !== formData
    const ahead = { ...rest, data: typed, dirty: rest.dirty || isAhead.current }
    writer.push(worthKeeping(id, ahead, taken.current))
  }, [writer, id, isKept])

  // Somebody types without a rest, and the form hears of it only then.
  useEffect(() => whileTyping(keepTyped), [keepTyped])
  useWriteOnLeave(writer, scope, keepTyped)

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
    await putDraft(scope, aside, chosenFiles(aside.files, latest.current.fileOf))
    return [aside]
  }
  const take = async ({ id: wanted }: Draft): Promise<void> => {
    // At once: what an input hands over by itself meanwhile would not be drawn yet.
    flushInputs()
    const draft = (await readDrafts(scope)).find((each) => each.id === wanted)
    if (!draft) {
      setOffers((before) => before.filter((each) => each.id !== wanted))
      tellGone()
      return
    }
    const found = await readFiles(draft)
    const aside = await setAside().catch(() => undefined)
    if (!aside) {
      // What is in the form stays there, and what is offered is offered still. This is told last, and so is read.
      await writer.flush()
      tell('warning', t('unsaved.noRoom'))
      return
    }
    for (const [key, file] of found) latest.current.keepFileAs(key, file)
    adoptFiles(found.keys())
    taken.current = [...taken.current, wanted]
    flushSync(() => {
      next(aside)
      latest.current.onTake(
        withFiles(draft.data, found, (file) => URL.createObjectURL(file)),
        draft.base,
      )
    })
    const lost = missingFiles(draft.data, found)
    if (lost.length > 0) tellFiles(lost)
    // The form keeps it from now on; until that is written, the old one stays.
    if (await writer.flush()) await dropDrafts(scope, [wanted]).catch(() => undefined)
  }
  return {
    offered,
    busy,
    take: async (): Promise<void> => {
      if (!offered) return
      setBusy(true)
      try {
        await takeAlone(offered.id, () => take(offered))
      } catch {
        // The store cannot be read.
        tellGone()
      }
      setBusy(false)
    },
    drop: async (): Promise<void> => {
      if (!offered) return
      next()
      await dropDrafts(scope, [offered.id]).catch(() => undefined)
    },
    /** It is saved, or thrown away. */
    end: writer.end,
  }
}
