import { asRecord } from '../../../contract/json.ts'

/** A record that was just created, from the state of the navigation to its list. */
export interface CreatedRecord {
  id: number
  /** Empty if it has none. */
  name: string
}

/** Navigation state for a list that shows the record just created. */
export const createdState = (made: CreatedRecord): { made: CreatedRecord } => ({ made })

/** The created record of a navigation state; undefined for other states. */
export const createdRecordOf = (state: unknown): CreatedRecord | undefined => {
  const { id, name } = asRecord(asRecord(state).made)
  return typeof id === 'number' && typeof name === 'string' ? { id, name } : undefined
}
