import { Fragment, type ReactNode, useSyncExternalStore } from 'react'
import { newId } from '../new-id.ts'
import { createStore } from '../store.ts'

type Shown = readonly { place: string; view: ReactNode }[]

const shown = createStore<Shown>([])
/** The places since the last {@link clearOverPage}. */
const places = new Set<string>()

/**
 * Creates a place for a dialog over any page, which stays during navigation; several can exist. Returns a function that
 * shows a view there; null removes it.
 */
export const placeOverPage = (): ((view: ReactNode) => void) => {
  const place = newId()
  places.add(place)
  return (view) => {
    if (!places.has(place)) return
    const others = shown.get().filter((each) => each.place !== place)
    shown.set(view === null ? others : [...others, { place, view }])
  }
}

/** Removes all places for good: views shown in them later do not appear. */
export const clearOverPage = (): void => {
  places.clear()
  shown.set([])
}

/** Renders the dialogs over the page. */
export const OverPage = () =>
  useSyncExternalStore(shown.subscribe, shown.get).map(({ place, view }) => (
    <Fragment key={place}>{view}</Fragment>
  ))
