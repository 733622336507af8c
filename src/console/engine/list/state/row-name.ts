import { recordName } from '../../../../contract/records/record-names.ts'
import type { ListFile } from '../../../../modules/format/types.ts'
import { getPath } from '../../path.ts'
import type { ListRow } from './list-rows.ts'

const isWords = (value: unknown): value is string => typeof value === 'string' && value !== ''

type Named = Pick<ListFile, 'card' | 'columns'>

/**
 * The field that names a row: its card's title or first plain text column. Badges and pictures describe the kind of a
 * row, not the row.
 */
export const nameField = ({ card, columns }: Named, row: ListRow): string | undefined => {
  const fields = card
    ? [card.title]
    : columns.filter(({ cell }) => cell === undefined).map(({ field }) => field)
  return fields.find((field) => isWords(getPath(row, field)))
}

/** The name of a row: the value of its {@link nameField}, else its usual name. */
export const rowName = (list: Named, row: ListRow): string => {
  const field = nameField(list, row)
  return field === undefined ? recordName(row) : String(getPath(row, field))
}
