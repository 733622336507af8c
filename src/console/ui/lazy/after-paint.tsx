import { type ReactNode, startTransition, useEffect, useState } from 'react'

/**
 * What the first picture of a page does not show, and would delay: made once that picture stands, in slices between which
 * the browser hears its user. Until then there is the `fallback`.
 */
export function AfterPaint({ children, fallback = null }: { children: ReactNode; fallback?: ReactNode }) {
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    // A frame's callbacks run before it is painted.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return painted ? children : fallback
}
