import { recordName } from '../../../../contract/records/record-names.ts'
import type { ListFile } from '../../../../modules/format/types.ts'
import { getPath } from '../../path.ts'
import type { ListRow } from './list-rows.ts'

const isWords = (value: unknown): value is string => typeof value === 'string' && value !== ''

/**
 * What a row of a list is called: its card's title or its first column of plain text, else its usual name. A badge or a
 * picture says of what kind a row is, not which one.
 */
export const rowName = ({ card, columns }: Pick<ListFile, 'card' | 'columns'>, row: ListRow): string => {
  const fields = card
    ? [card.title]
    : columns.filter(({ cell }) => cell === undefined).map(({ field }) => field)
  const title = fields.map((field) => getPath(row, field)).find(isWords)
  return title ?? recordName(row)
}
