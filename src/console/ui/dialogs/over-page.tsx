import { Fragment, type ReactNode, useSyncExternalStore } from 'react'
import { createStore } from '../store.ts'

type Shown = readonly { place: number; view: ReactNode }[]

const shown = createStore<Shown>([])
let places = 0
/** The number of the last place that was taken away by {@link clearOverPage}. */
let cleared = 0

/**
 * A place for a dialog over whatever page is open, and wherever its user goes meanwhile; beside those that others have.
 * Returns what shows a view there; null takes it away.
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

/** Takes all places away for good: what is shown in one of them later does not appear. */
export const clearOverPage = (): void => {
  cleared = places
  shown.set([])
}

/** Where such dialogs show. */
export const OverPage = () =>
  useSyncExternalStore(shown.subscribe, shown.get).map(({ place, view }) => (
    <Fragment key={place}>{view}</Fragment>
  ))
