import { describe, expect, it } from 'vitest'
import { moveItem, setIn } from '../../../../src/console/widgets/items/item-draft.ts'
import { summaryOf } from '../../../../src/console/widgets/items/use-items.ts'
import {
  groupPrivileges,
  inAreaOrder,
  matchingPrivileges,
  menuAreas,
  shareOf,
  withIds,
} from '../../../../src/console/widgets/privileges/privilege-groups.ts'
import { errorsAt, errorsUnder, toErrorSchema } from '../../../../src/console/widgets/shared/form-field.ts'
import { findValueMapping } from '../../../../src/console/widgets/value-mappings.ts'
import { toPointer } from '../../../../src/contract/json-pointer.ts'

describe('setIn', () => {
  it.each([
    [{ a: 1 }, ['b'], 2, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, ['b'], undefined, { a: 1 }],
    [undefined, ['a', 'b'], 1, { a: { b: 1 } }],
    [{ a: [{ t: 'x' }, { t: 'y' }] }, ['a', 1, 't'], 'z', { a: [{ t: 'x' }, { t: 'z' }] }],
    [{ a: 1 }, [], 3, 3],
  ])('%o at %o becomes %o', (value, path, next, expected) => {
    const before = structuredClone(value)
    expect(setIn(value, path, next)).toEqual(expected)
    expect(value).toEqual(before)
  })
})

it.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
])('moves %s to %s', (from, to, expected) => expect(moveItem(['a', 'b', 'c'], from, to)).toEqual(expected))

it('sums an item up by title and picture', () => {
  const image = { id: 1, fileUrl: '/files/a', fileName: 'a' }
  expect(summaryOf({ guestName: 'Amina', guestImage: image }, { imageField: 'guestImage' }, [])).toEqual({
    title: 'Amina',
    image,
  })
  expect(summaryOf(undefined, {}, [])).toEqual({ title: '', image: undefined })
})

describe('errors by pointer', () => {
  const errors = { '/a': ['1'], '/a/0/b': ['2'], '/ab': ['3'] }
  it('are found at a place and below it', () => {
    expect(errorsAt(errors, '/a')).toEqual(['1'])
    expect(errorsAt(errors, '/constructor')).toEqual([])
    expect(errorsUnder(errors, '/a')).toEqual(['1', '2'])
  })
  it('become an error schema seen from a place', () => {
    expect(toErrorSchema(errors, '/a')).toEqual({ __errors: ['1'], 0: { b: { __errors: ['2'] } } })
  })
  it('have escaped keys', () => expect(toPointer(['a/b', 0, 'c~d'])).toBe('/a~1b/0/c~0d'))
})

describe('privileges', () => {
  const list = ['DUA_CREATE', 'DUA_CATEGORY_READ', 'DUA_READ', 'NOTIFICATION_CREATE', 'REPORTS'].map(
    (name, index) => ({ id: index + 1, name }),
  )
  it('are grouped by the name before the action', () => {
    expect(groupPrivileges(list)).toEqual([
      { name: 'DUA', privileges: { CREATE: list[0], READ: list[2] } },
      { name: 'DUA_CATEGORY', privileges: { READ: list[1] } },
      { name: 'NOTIFICATION', privileges: { CREATE: list[3] } },
      { name: 'REPORTS', privileges: { OTHER: list[4] } },
    ])
  })

  it.each([
    [[1, 2], [2, 3], true, [1, 2, 3]],
    [[1, 2, 9], [1, 2], false, [9]],
    [[], [], true, []],
  ])('%o with %o (%s) is %o', (chosen, ids, on, expected) =>
    expect(withIds(chosen, ids, on)).toEqual(expected),
  )

  it.each([
    [[1, 2], [1, 2], 'all'],
    [[1], [1, 2], 'some'],
    [[9], [1, 2], 'none'],
    [[], [], 'none'],
  ])('of %o in %o: %s', (chosen, ids, expected) => expect(shareOf(new Set(chosen), ids)).toBe(expected))

  it('are in the order of the menu', () => {
    const order = inAreaOrder(groupPrivileges(list), ['REPORTS', 'GONE', 'DUA_CATEGORY'])
    expect(order.map(({ name }) => name)).toEqual(['REPORTS', 'DUA_CATEGORY', 'DUA', 'NOTIFICATION'])
    const areas = menuAreas()
    expect(areas.slice(0, 2)).toEqual(['USER_AND_ADMIN', 'MEMBER'])
    expect(areas.indexOf('TASBIH')).toBeLessThan(areas.indexOf('DUA_CATEGORY'))
  })

  it.each([
    ['', [1, 2, 3, 4, 5]],
    [' دُعَاء  إنشاء ', [1]],
    ['dua_cat', [2]],
    ['nothing', []],
  ])('found by %o: %o', (typed, ids) => {
    const texts = (name: string): string => `${name === 'DUA_CREATE' ? 'دعاء: إنشاء' : ''} ${name}`
    expect(matchingPrivileges(list, typed, texts).map(({ id }) => id)).toEqual(ids)
  })

  it('are read from the role and written as previlegeId', () => {
    const context = { mode: 'update', languages: [] } as const
    expect(
      findValueMapping('privileges')?.read?.(
        { privileges: [{ id: 3, name: 'A_READ' }, { id: 1 }] },
        'previlegeId',
        {},
        context,
      ),
    ).toEqual([3, 1])
    expect(findValueMapping('privileges')?.write?.([3, 1], 'privileges', {}, context)).toEqual({
      previlegeId: [3, 1],
    })
    expect(findValueMapping('privileges')?.writes?.('privileges', {})).toEqual(['previlegeId'])
  })
})
