import { type ReactNode, startTransition, useEffect, useState } from 'react'

/** Calls `act` after the next paint; returns a function that cancels it. */
export const whenPainted = (act: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>
  // A frame's callbacks run before its paint.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Resolves after the next paint; at once in a hidden tab, which is not painted. */
export const nextPaint = (): Promise<void> =>
  document.hidden ? Promise.resolve() : new Promise((resolve) => void whenPainted(resolve))

/**
 * Renders content that is not in the first view after the first paint, in slices that keep the page responsive. Shows
 * `fallback` until then.
 */
export const AfterPaint = ({ children, fallback = null }: { children: ReactNode; fallback?: ReactNode }) => {
  const [painted, setPainted] = useState(false)
  useEffect(() => whenPainted(() => startTransition(() => setPainted(true))), [])
  return painted ? children : fallback
}

/** In milliseconds. Long enough not to slow down users who go on at once, from a list to a form. */
const delay = 3000

/** Renders its children, and so fetches their code, some seconds after everything else. */
export const Delayed = ({ children }: { children: ReactNode }) => {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), delay)
    return () => clearTimeout(timer)
  }, [])
  return isTime ? children : null
}
