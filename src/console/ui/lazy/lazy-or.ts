import { type ComponentType, lazy } from 'react'

/** A component whose code is fetched when it is first drawn; where that cannot be, `Missing` does for it. */
export const lazyOr = <Props>(load: () => Promise<ComponentType<Props>>, Missing: ComponentType<Props>) =>
  lazy(async () => ({ default: await load().catch(() => Missing) }))
