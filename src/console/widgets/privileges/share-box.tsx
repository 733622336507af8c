import Checkbox from '@mui/material/Checkbox'
import type { RecordId } from '../../../contract/records/record-id.ts'
import { grantableIds, type Privilege, shareOf } from './privilege-groups.ts'

interface Props {
  privileges: readonly Privilege[]
  chosen: ReadonlySet<RecordId>
  locked: boolean
  /** Place in the table, for arrow keys. */
  row: number
  column: number
  /** Name, where the box has no visible label. */
  label?: string
  onToggle: (ids: readonly RecordId[], on: boolean) => void
}

/** A checkbox for several privileges, of which it sets those that may be granted. */
export const ShareBox = ({ privileges, chosen, locked, row, column, label, onToggle }: Props) => {
  const ids = privileges.map(({ id }) => id)
  const share = shareOf(chosen, ids)
  const open = grantableIds(privileges)
  return (
    <Checkbox
      size='small'
      checked={share === 'all'}
      indeterminate={share === 'some'}
      disabled={locked || open.length === 0}
      onChange={() => onToggle(open, shareOf(chosen, open) !== 'all')}
      slotProps={{ input: { 'aria-label': label, ...{ 'data-row': row, 'data-column': column } } }}
    />
  )
}
