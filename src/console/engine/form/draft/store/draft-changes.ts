import { once } from '../../../../../client/load-once.ts'

/** A change of a form's drafts: one was added, or some were removed. */
interface DraftChange {
  form: string
  /** The ids of the removed drafts. */
  gone: readonly string[]
}

/** One channel per tab: a channel does not deliver its own messages. */
const opened = once(() => new BroadcastChannel('foundation-console drafts'))

/** Notifies the other tabs. */
export const announceDraftChange = (change: DraftChange): void => opened().postMessage(change)

/**
 * Calls `listen` with the removed ids after each change of a form's drafts in another tab; returns a function that
 * stops.
 */
export const onDraftChange = (form: string, listen: (gone: readonly string[]) => void): (() => void) => {
  const handleMessage = ({ data }: MessageEvent<DraftChange>): void => {
    if (data.form === form) listen(data.gone)
  }
  opened().addEventListener('message', handleMessage)
  return () => opened().removeEventListener('message', handleMessage)
}
