import type { PlainObject } from '../../../../contract/json.ts'
import { createStore, type Store } from '../../../ui/store.ts'

/** What a form holds at the moment, for who shows it elsewhere and must not redraw the form. */
export type DataSource = Store<PlainObject>

/** A source that holds nothing yet. */
export const createDataSource = (): DataSource => createStore<PlainObject>({})
