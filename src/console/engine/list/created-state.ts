import { asRecord } from '../../../contract/json.ts'

/** A record that was just made, as the way to its list says. */
export interface CreatedRecord {
  id: number
  /** Empty where it has none. */
  name: string
}

/** State of a navigation to a list that tells of a record just made. */
export const createdState = (made: CreatedRecord): { made: CreatedRecord } => ({ made })

/** The record that the way to a list tells of; undefined for any other way. */
export const createdRecordOf = (state: unknown): CreatedRecord | undefined => {
  const { id, name } = asRecord(asRecord(state).made)
  return typeof id === 'number' && typeof name === 'string' ? { id, name } : undefined
}
