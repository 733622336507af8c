import type { PlainObject } from '../../../../contract/json.ts'
import { createStore, type Store } from '../../../ui/store.ts'

/** The present data of a form, for components outside it that must not re-render the form. */
export type DataSource = Store<PlainObject>

/** A source without data. */
export const createDataSource = (): DataSource => createStore<PlainObject>({})
