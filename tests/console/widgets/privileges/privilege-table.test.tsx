// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { startI18n } from '../../../../src/console/i18n/i18n.ts'
import { PrivilegeTable } from '../../../../src/console/widgets/privileges/privilege-table.tsx'

beforeAll(() => startI18n('en'))

const privileges = [
  { id: 1, name: 'DUA_READ' },
  { id: 2, name: 'ROLE_READ', withheld: 'You do not have it.' },
]

const show = (locked: boolean): void => {
  const shared = { labelledBy: 'name', narrowed: false, chosen: [], onChange: vi.fn() }
  render(<PrivilegeTable {...shared} privileges={privileges} locked={locked} />)
}

it.each([
  ['ALL', false],
  ['Dua: all', false],
  ['Role: all', true],
])('shows whether %s can be changed at its text too', (name, isDisabled) => {
  show(false)
  const label = screen.getByRole('checkbox', { name }).closest('label')
  expect(label?.classList.contains('Mui-disabled')).toBe(isDisabled)
})
