interface Dropped {
  form: string
  id: string
}

let channel: BroadcastChannel | undefined

/** One for the whole tab, which so is not told of what it drops itself. */
const opened = (): BroadcastChannel => {
  channel ??= new BroadcastChannel('foundation-console dropped drafts')
  return channel
}

/** Tells the other tabs that a draft of a form is not there any more. */
export const tellDropped = (dropped: Dropped): void => opened().postMessage(dropped)

/** Calls `listen` with the id of each draft of a form that another tab drops; answers how to stop. */
export const onDropped = (form: string, listen: (id: string) => void): (() => void) => {
  const hear = ({ data }: MessageEvent<Dropped>): void => {
    if (data.form === form) listen(data.id)
  }
  opened().addEventListener('message', hear)
  return () => opened().removeEventListener('message', hear)
}
