import { recordsIn } from '../../../../contract/conventions/page.ts'
import { isRecordId, type RecordId } from '../../../../contract/records/record-id.ts'
import { recordLabel } from '../../../../contract/records/record-names.ts'
import { foldText } from '../../../../contract/text/fold-text.ts'
import type { Language } from '../../widget.ts'
import { type Reasons, reasonFor } from '../reasons.ts'

/** A record as a picker option. */
export interface PickerOption {
  id: RecordId
  label: string
  /** Why it must not be selected, as a label. */
  withheld?: string
}

/** The records of a response as options; a record without a name shows its number. */
export const toOptions = (
  payload: unknown,
  languages: readonly Language[],
  unnamed: (id: RecordId) => string,
  { labelField, withheld }: { labelField?: string | undefined; withheld?: Reasons } = {},
): readonly PickerOption[] =>
  recordsIn(payload).flatMap((record) => {
    const { id } = record
    if (!isRecordId(id)) return []
    const label = recordLabel(record, { field: labelField, languages }) || unnamed(id)
    const reason = reasonFor(withheld, record)
    return [{ id, label, ...(reason !== undefined && { withheld: reason }) }]
  })

/** For options that the server has filtered. */
export const unfiltered = <T>(options: T[]): T[] => options

/** The options that contain the typed text, compared like in all searches. */
export const holdingText = <T>(
  options: T[],
  { inputValue, getOptionLabel }: { inputValue: string; getOptionLabel: (option: T) => string },
): T[] => {
  const typed = foldText(inputValue)
  return typed === '' ? options : options.filter((option) => foldText(getOptionLabel(option)).includes(typed))
}
