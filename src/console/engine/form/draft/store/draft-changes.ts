/** Something became of the drafts of a form: one is kept that was not before, or some are not there any more. */
interface DraftChange {
  form: string
  /** The ids of those that are not there any more. */
  gone: readonly string[]
}

let channel: BroadcastChannel | undefined

/** One channel for the whole tab: a channel does not deliver what was posted through itself. */
const opened = (): BroadcastChannel => {
  channel ??= new BroadcastChannel('foundation-console drafts')
  return channel
}

/** Tells the other tabs. */
export const tellDraftChange = (change: DraftChange): void => opened().postMessage(change)

/** Calls `listen` after each change of the drafts of a form in another tab, with the ids that went; returns how to stop. */
export const onDraftChange = (form: string, listen: (gone: readonly string[]) => void): (() => void) => {
  const hear = ({ data }: MessageEvent<DraftChange>): void => {
    if (data.form === form) listen(data.gone)
  }
  opened().addEventListener('message', hear)
  return () => opened().removeEventListener('message', hear)
}
