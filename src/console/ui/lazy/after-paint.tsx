import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { whenPainted } from './when-painted.ts'

/**
 * Renders content that is not in the first view after the first paint, in slices that keep the page responsive. Shows
 * `fallback` until then.
 */
export function AfterPaint({ children, fallback = null }: { children: ReactNode; fallback?: ReactNode }) {
  const [painted, setPainted] = useState(false)
  useEffect(() => whenPainted(() => startTransition(() => setPainted(true))), [])
  return painted ? children : fallback
}
