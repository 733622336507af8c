import { describe, expect, it } from 'vitest'
import { addressValues, isSameInModes, listShows } from '../../../../src/console/engine/routes/use-parent.ts'
import type { Module, Platform, Values } from '../../../../src/modules/format/types.ts'

const list = (params: Values, pathParams: Values = {}): Pick<Module, 'list'> => ({
  list: { columns: [], params, pathParams },
})
const mode = { type: { $platform: { WEB: 'WEB', MOBILE: 'APP' } } }
const parent = { parentId: { $route: 'category' } }

describe('a list shows a record', () => {
  it.each<[Values, Record<string, unknown>, readonly Platform[] | undefined, boolean]>([
    [{ isVideo: true }, { isVideo: true }, undefined, true],
    [{ isVideo: true }, { isVideo: false }, undefined, false],
    [{ isVideo: true }, { title: 'Morning' }, undefined, true],
    [{ status: ['OPEN', 'CLOSED'] }, { status: 'CLOSED' }, undefined, true],
    [{ status: ['OPEN', 'CLOSED'] }, { status: 'DRAFT' }, undefined, false],
    [parent, { parentId: 3 }, undefined, true],
    [parent, { parentId: null }, undefined, false],
    [mode, { type: 'APP' }, undefined, true],
    [mode, { type: 'ADMIN' }, undefined, false],
    [mode, { type: 'APP' }, ['MOBILE'], true],
    [mode, { type: 'APP' }, ['WEB'], false],
    [{ tag: { $query: 'tag' } }, { tag: 'a' }, undefined, true],
  ])('narrowed to %j, of values %j, in modes %j: %s', (params, values, modes, shown) =>
    expect(listShows(list(params), values, modes)).toBe(shown),
  )
})

it('its address gets its parameters from the record', () =>
  expect(addressValues(list(parent, { id: { $route: 'page' }, of: 'all' }), { parentId: 3, id: 4 })).toEqual({
    category: 3,
    page: 4,
  }))

it.each<[Values, boolean]>([
  [{ active: true, ...parent }, true],
  [mode, false],
])('%j is the same in both modes: %s', (params, same) => expect(isSameInModes(list(params))).toBe(same))
