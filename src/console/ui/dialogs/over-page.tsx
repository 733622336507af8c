import { Fragment, type ReactNode, useSyncExternalStore } from 'react'
import { createStore } from '../store.ts'

type Shown = readonly { place: number; view: ReactNode }[]

const shown = createStore<Shown>([])
let places = 0
/** The number of the last place removed by {@link clearOverPage}. */
let cleared = 0

/**
 * Creates a place for a dialog over any page, which stays during navigation; several can exist. Returns a function that
 * shows a view there; null removes it.
 */
export const placeOverPage = (): ((view: ReactNode) => void) => {
  places += 1
  const place = places
  return (view) => {
    if (place <= cleared) return
    const others = shown.get().filter((each) => each.place !== place)
    shown.set(view === null ? others : [...others, { place, view }])
  }
}

/** Removes all places for good: views shown in them later do not appear. */
export const clearOverPage = (): void => {
  cleared = places
  shown.set([])
}

/** Renders the dialogs over the page. */
export const OverPage = () =>
  useSyncExternalStore(shown.subscribe, shown.get).map(({ place, view }) => (
    <Fragment key={place}>{view}</Fragment>
  ))
