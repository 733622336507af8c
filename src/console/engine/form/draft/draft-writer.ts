/** Rest, in milliseconds, after which what has changed is written: not at every change. */
const rest = 400

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
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWritten = false
  let isEnded = false

  const flush = (): Promise<void> => {
    clearTimeout(timer)
    const next = waiting
    waiting = undefined
    if (next === undefined || isEnded) return Promise.resolve()
    const { content } = next
    if (content === null && !isWritten) return Promise.resolve()
    isWritten = content !== null
    // A store that is full or forbidden is no reason to disturb the writer.
    return (content === null ? drop() : write(content)).catch(() => undefined)
  }
  return {
    push: (content: Content | null): void => {
      if (isEnded) return
      waiting = { content }
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), rest)
    },
    flush,
    end: (): void => {
      clearTimeout(timer)
      isEnded = true
      if (isWritten) drop().catch(() => undefined)
    },
  }
}
