import { recordsIn } from '../../../../contract/conventions/page.ts'
import { recordLabel } from '../../../../contract/records/record-names.ts'
import { foldText } from '../../../../contract/text/fold-text.ts'
import type { Language } from '../../widget.ts'
import { type Reasons, reasonFor } from '../reasons.ts'

/** A record as a picker offers it. */
export interface PickerOption {
  id: number
  label: string
  /** Why it must not be chosen, as a label. */
  withheld?: string
}

/** The records of an answer as options; one without a name is called by its number. */
export const toOptions = (
  payload: unknown,
  languages: readonly Language[],
  unnamed: (id: number) => string,
  { labelField, withheld }: { labelField?: string | undefined; withheld?: Reasons } = {},
): readonly PickerOption[] =>
  recordsIn(payload).flatMap((record) => {
    const { id } = record
    if (typeof id !== 'number') return []
    const label = recordLabel(record, { field: labelField, languages }) || unnamed(id)
    const reason = reasonFor(withheld, record)
    return [{ id, label, ...(reason !== undefined && { withheld: reason }) }]
  })

/** The server has filtered already. */
export const unfiltered = <T>(options: T[]): T[] => options

/** The options that hold what is typed, as all searches compare texts. */
export const holdingText = <T>(
  options: T[],
  { inputValue, getOptionLabel }: { inputValue: string; getOptionLabel: (option: T) => string },
): T[] => {
  const typed = foldText(inputValue)
  return typed === '' ? options : options.filter((option) => foldText(getOptionLabel(option)).includes(typed))
}
