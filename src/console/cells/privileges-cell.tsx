import { useTranslation } from 'react-i18next'
import { splitPrivilege } from '../../contract/operations/privilege-names.ts'
import { noValue } from '../../contract/text/no-value.ts'
import type { Cell, CellProps, Row } from './cell.ts'
import { Chips } from './chips-cell.tsx'
import { MissingText } from './missing-text.tsx'

const namesOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((privilege: Row) => String(privilege.name)) : []

const PrivilegesCellView = ({ value }: CellProps) => {
  const { t } = useTranslation('widgets')
  const names = namesOf(value)
  if (names.length === 0) return <MissingText />
  const inWords = (name: string): string => {
    const { area, action } = splitPrivilege(name)
    const title = t(`privileges.areas.${area}`, { defaultValue: area })
    return action === undefined ? title : `${title}: ${t(`privileges.${action}`)}`
  }
  return <Chips labels={names.map(inWords)} title={names.join(', ')} />
}

/** Privileges as chips with readable texts; their names are in the tooltip. */
export const privilegesCell: Cell = {
  name: 'privileges',
  types: ['array'],
  text: (value) => namesOf(value).join(', ') || noValue,
  render: PrivilegesCellView,
  flex: 2,
}
