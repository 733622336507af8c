import { asRecord } from '../../../contract/json.ts'
import { isRecordId, type RecordId } from '../../../contract/records/record-id.ts'

/** A record that was just created, from the state of the navigation to its list. */
export interface CreatedRecord {
  id: RecordId
  /** Empty if it has none. */
  name: string
}

/** Navigation state for a list that shows the record just created. */
export const createdState = (made: CreatedRecord): { made: CreatedRecord } => ({ made })

/** The created record of a navigation state; undefined for other states. */
export const createdRecordOf = (state: unknown): CreatedRecord | undefined => {
  const { id, name } = asRecord(asRecord(state).made)
  return isRecordId(id) && typeof name === 'string' ? { id, name } : undefined
}
