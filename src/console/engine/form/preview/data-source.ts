import { createStore, type Store } from '../../../ui/store.ts'

export type Data = Readonly<Record<string, unknown>>

/** What a form holds at the moment, for who shows it elsewhere and must not redraw the form. */
export type DataSource = Store<Data>

/** A source that holds nothing yet. */
export const createDataSource = (): DataSource => createStore<Data>({})
