import { describe, expect, it } from 'vitest'
import {
  pickerSource,
  requestForChosen,
  requestForPage,
} from '../../../../src/console/widgets/reference/picker-parts.tsx'
import { toOptions } from '../../../../src/console/widgets/shared/picker/picker-input.tsx'
import { mergeTags, toTags } from '../../../../src/console/widgets/tags/tag-list.ts'
import { toUsers, userQuery } from '../../../../src/console/widgets/users/user-option.ts'
import { recordIds } from '../../../../src/contract/records/record-id.ts'

describe('options', () => {
  const unnamed = (id: number | string) => `No. ${id}`
  it('come from a list or a page; a record without a name has its number', () => {
    const rows = [{ id: 1, title: 'a' }, { id: 2 }, { title: 'no id' }]
    const expected = [
      { id: 1, label: 'a' },
      { id: 2, label: 'No. 2' },
    ]
    expect(toOptions(rows, [], unnamed)).toEqual(expected)
    expect(toOptions({ content: rows }, [], unnamed)).toEqual(expected)
    expect(toOptions(undefined, [], unnamed)).toEqual([])
  })

  it.each([
    [
      [1, 'a', null, 2],
      [1, 2],
    ],
    [5, [5]],
    [undefined, []],
  ])('ids of %o', (value, expected) => expect(recordIds(value)).toEqual(expected))
})

describe('picker requests', () => {
  const source = pickerSource({ operation: 'totalDuaCategory', params: { active: true }, labelField: '' })
  it('request the first options, options for a text, and selected records', () => {
    expect(source).toEqual({ operation: 'totalDuaCategory', params: { active: true } })
    expect(requestForPage(source)).toEqual({ query: { active: true, limit: 50 } })
    expect(requestForPage(source, 'ab')).toEqual({ query: { active: true, limit: 50, search: 'ab' } })
    expect(requestForChosen([12, 3])).toEqual({ query: { ids: '3,12' } })
    expect(requestForChosen(Array.from({ length: 201 }, (_, id) => id))).toEqual({ query: {} })
  })

  it('need an operation', () => {
    expect(() => pickerSource({})).toThrow('operation')
  })
})

describe('tags', () => {
  it.each([
    [[], ['a'], ['a']],
    [['a'], [' A ', 'b', ''], ['a', 'b']],
    [['দোয়া'], ['দোয়া'], ['দোয়া']],
  ])('%o and %o make %o', (tags, more, expected) => expect(mergeTags(tags, more)).toEqual(expected))

  it('are texts only', () => expect(toTags(['a', 1, null])).toEqual(['a']))
})

describe('users', () => {
  it('are requested as in the notification form', () => {
    const base = { pageNo: 0, pageSize: 100, sortBy: 'lastModifiedDate', ascOrDesc: 'desc' }
    expect(userQuery('WEB', 'name', '')).toEqual({ ...base, registerType: 'WEB' })
    expect(userQuery(undefined, 'email', 'am')).toEqual({ ...base, email: 'am' })
  })

  it('come from a page', () => {
    expect(toUsers({ content: [{ id: 1, name: 'Amina', email: null, gender: 'FEMALE' }, {}] })).toEqual([
      { id: 1, name: 'Amina', email: '', gender: 'FEMALE' },
    ])
  })
})
