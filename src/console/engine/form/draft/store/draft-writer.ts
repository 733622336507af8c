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
