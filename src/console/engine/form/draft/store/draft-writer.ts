/** Rest, in milliseconds, after which what has changed is written: not at every change. */
const debounce = 400

/** How long, in milliseconds, what is typed without a rest stays unwritten at most. */
const maxWait = 1000

interface Actions<Content> {
  write: (content: Content) => Promise<void>
  drop: () => Promise<void>
}

/**
 * Writes the latest of what it is given after a short rest, or when `flush` asks for it; null takes away what was
 * written. After `end` nothing is written any more.
 */
export const draftWriter = <Content>({ write, drop }: Actions<Content>) => {
  let waiting: { content: Content | null } | undefined
  let writing: { content: Content | null } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let since = 0
  let isWritten = false
  let isEnded = false

  /** Returns whether it is written to its end now. */
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
      // The store is full or forbidden, or the page is being closed: whoever types is not disturbed by that.
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
    /** What is not written yet, or not to its end; null where what was written is to go. */
    unwritten: (): Content | null | undefined => (isEnded ? undefined : (waiting ?? writing)?.content),
    end: (): void => {
      clearTimeout(timer)
      isEnded = true
      if (isWritten) drop().catch(() => undefined)
    },
  }
}
