import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { whenPainted } from './when-painted.ts'

/**
 * What the first picture of a page does not show, and would delay: made once that picture stands, in slices between which
 * the browser hears its user. Until then there is the `fallback`.
 */
export function AfterPaint({ children, fallback = null }: { children: ReactNode; fallback?: ReactNode }) {
  const [painted, setPainted] = useState(false)
  useEffect(() => whenPainted(() => startTransition(() => setPainted(true))), [])
  return painted ? children : fallback
}
