import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { type RecordId, readRecordId } from '../../../contract/records/record-id.ts'
import { usePrivilegeNames } from '../../i18n/use-label.ts'
import {
  grantableIds,
  type Privilege,
  type PrivilegeColumn,
  type PrivilegeGroup,
  shareOf,
} from './privilege-groups.ts'

interface ShareBoxProps {
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
export const ShareBox = ({ privileges, chosen, locked, row, column, label, onToggle }: ShareBoxProps) => {
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

interface Props {
  group: PrivilegeGroup
  columns: readonly PrivilegeColumn[]
  row: number
  /** Selected ids of this group, joined: the row renders only when they change. */
  chosen: string
  locked: boolean
  onToggle: (ids: readonly RecordId[], on: boolean) => void
}

const cell = { px: { xs: 0.5, sm: 2 }, py: 0 }

/** The privileges of one area. */
export const PrivilegeRow = memo(({ group, columns, row, chosen, locked, onToggle }: Props) => {
  const { t } = useTranslation('widgets')
  const set = new Set(chosen.split(',').flatMap((id) => readRecordId(id) ?? []))
  const names = usePrivilegeNames()
  const title = names.area(group.name)
  const privileges = Object.values(group.privileges)
  const box = (privilege: Privilege, column: number) => (
    <Checkbox
      size='small'
      checked={set.has(privilege.id)}
      disabled={locked || privilege.withheld !== undefined}
      onChange={(_, on) => onToggle([privilege.id], on)}
      slotProps={{
        input: {
          'aria-label': names.privilege(privilege.name),
          name: privilege.name,
          ...{ 'data-row': row, 'data-column': column },
        },
      }}
    />
  )
  return (
    <TableRow hover>
      <TableCell component='th' scope='row' sx={cell}>
        <FormControlLabel
          label={<Typography variant='body2'>{title}</Typography>}
          sx={{ mx: 0 }}
          disabled={locked || grantableIds(privileges).length === 0}
          control={
            <ShareBox
              chosen={set}
              {...{ privileges, locked, row, onToggle }}
              column={0}
              label={t('privileges.everyOf', { group: title })}
            />
          }
        />
      </TableCell>
      {columns.map((action, index) => {
        const privilege = group.privileges[action]
        return (
          <TableCell key={action} align='center' sx={cell}>
            {privilege && box(privilege, index + 1)}
          </TableCell>
        )
      })}
    </TableRow>
  )
})
PrivilegeRow.displayName = 'PrivilegeRow'
