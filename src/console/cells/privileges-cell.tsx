import { noValue } from '../../contract/text/no-value.ts'
import { usePrivilegeNames } from '../i18n/use-privilege-names.ts'
import type { Cell, CellProps, Row } from './cell.ts'
import { Chips } from './chips-cell.tsx'
import { MissingText } from './missing-text.tsx'

const namesOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((privilege: Row) => String(privilege.name)) : []

const PrivilegesCellView = ({ value }: CellProps) => {
  const names = namesOf(value).map(usePrivilegeNames().privilege)
  if (names.length === 0) return <MissingText />
  return <Chips labels={names} title={names.join(', ')} />
}

/** Privileges as chips, by their names in the language of the interface. */
export const privilegesCell: Cell = {
  name: 'privileges',
  types: ['array'],
  text: (value) => namesOf(value).join(', ') || noValue,
  render: PrivilegesCellView,
  flex: 2,
}
