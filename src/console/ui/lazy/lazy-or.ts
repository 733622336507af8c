import { type ComponentType, lazy } from 'react'

/** A lazy component that loads with its first render; if loading fails, `Missing` renders instead. */
export const lazyOr = <Props>(load: () => Promise<ComponentType<Props>>, Missing: ComponentType<Props>) =>
  lazy(async () => ({ default: await load().catch(() => Missing) }))
