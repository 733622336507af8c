import { describe, expect, it } from 'vitest'
import { rowName } from '../../../../../src/console/engine/list/state/list-rows.ts'

const badge = { field: 'roleType', label: 'Role Type', cell: 'badge' }
const picture = { field: 'image', label: 'Image', cell: 'image' }
const number = { field: 'userId', label: 'User' }
const name = { field: 'roleName', label: 'Role Name' }
const motto = { field: 'motto', label: 'Motto' }

describe('a row is called', () => {
  it.each([
    [
      'by its first column of text, not by its kind',
      [badge, name],
      { roleType: 'ADMIN', roleName: 'Editors' },
      'Editors',
    ],
    [
      'by its first column that is not empty',
      [{ ...motto, cell: 'text' }, { field: 'remark', label: 'Remark' }, motto],
      { remark: '', motto: 'Ease', name: 'Editors' },
      'Ease',
    ],
    ['by text, not by a number', [number, motto], { userId: 7, motto: 'Ease' }, 'Ease'],
    [
      'by its usual name when no column is text',
      [picture],
      { image: { fileUrl: '/1' }, title: 'সকাল' },
      'সকাল',
    ],
    ['by its number when it has no name', [badge], { id: 3, roleType: 'ADMIN' }, '#3'],
  ])('%s', (_, columns, row, expected) => {
    expect(rowName({ columns }, { id: 1, ...row })).toBe(expected)
  })

  it('by the title of its card', () => {
    const card = { title: 'motto' }
    expect(rowName({ card, columns: [name] }, { id: 1, roleName: 'Editors', motto: 'Ease' })).toBe('Ease')
  })
})
