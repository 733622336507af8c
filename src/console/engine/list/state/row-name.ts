import { recordName } from '../../../../contract/records/record-names.ts'
import type { ListFile } from '../../../../modules/format/types.ts'
import { getPath } from '../../path.ts'
import type { ListRow } from './list-rows.ts'

const isWords = (value: unknown): value is string => typeof value === 'string' && value !== ''

/**
 * The name of a row: its card's title or first plain text column, else its usual name. Badges and pictures describe the
 * kind of a row, not the row.
 */
export const rowName = ({ card, columns }: Pick<ListFile, 'card' | 'columns'>, row: ListRow): string => {
  const fields = card
    ? [card.title]
    : columns.filter(({ cell }) => cell === undefined).map(({ field }) => field)
  const title = fields.map((field) => getPath(row, field)).find(isWords)
  return title ?? recordName(row)
}
