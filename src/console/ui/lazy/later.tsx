import { type ComponentType, useEffect, useState } from 'react'
import { whenQuiet } from './quiet.ts'

/** Code that comes after the first rows: fetched once, at the first wish, and again after a failure. */
export interface LaterPart<Part> {
  /** The part when it is there, else null. */
  present: () => Part | null
  fetch: () => Promise<Part>
}

/** Makes a part of the page's code come later; `load` imports it. */
export const laterPart = <Part,>(load: () => Promise<Part>): LaterPart<Part> => {
  let part: Part | null = null
  let loading: Promise<Part> | null = null
  return {
    present: () => part,
    fetch: () => {
      loading ??= load().then(
        (loaded) => {
          part = loaded
          return loaded
        },
        (error: unknown) => {
          loading = null
          throw error
        },
      )
      return loading
    },
  }
}

/**
 * The part once it has arrived; null before, and as long as it cannot be fetched. It is fetched when the page is quiet,
 * or at once when it is `wanted`.
 */
export const useLater = <Part,>(part: LaterPart<Part>, wanted = false): Part | null => {
  // In a box, since state would call a component as if it made the state.
  const [{ here }, setHere] = useState(() => ({ here: part.present() }))
  useEffect(() => {
    if (here !== null) return
    let gone = false
    const show = (loaded: Part): void => {
      if (!gone) setHere({ here: loaded })
    }
    // Without it the page stays usable, in its simpler form.
    const moment = wanted ? Promise.resolve() : whenQuiet()
    moment.then(part.fetch).then(show, () => undefined)
    return () => {
      gone = true
    }
  }, [part, here, wanted])
  return here
}

/** A component whose code comes later; until then `Meanwhile` keeps its place, with the same properties. */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props>,
): ComponentType<Props> => {
  const part = laterPart(load)
  return (props) => {
    const Part = useLater(part) ?? Meanwhile
    return <Part {...props} />
  }
}
