import { describe, expect, it } from 'vitest'
import { versionOf } from '../../../../../src/console/engine/form/data/mapping.ts'
import { startData } from '../../../../../src/console/engine/form/data/use-form-start.ts'
import type { FormFile } from '../../../../../src/modules/format/types.ts'

const mapping = (mode: 'create' | 'update') => ({
  schema: {
    properties: {
      title: { default: 'New' },
      kind: { default: 'ODE' },
      poetId: { type: 'integer' },
      note: {},
    },
  },
  ui: {},
  findValueMapping: () => undefined,
  context: { mode, languages: [] },
})
const values = { platform: 'WEB' as const, route: { poetId: '7' } }
const form: FormFile = {
  defaults: { kind: 'HAIKU', note: { $query: 'note' } },
  context: { poetId: { $route: 'poetId' } },
}

describe('a form begins with', () => {
  it('defaults of the contract, of the module, and values of the address', () => {
    expect(startData(form, mapping('create'), values, undefined)).toStrictEqual({
      title: 'New',
      kind: 'HAIKU',
      poetId: 7,
    })
  })

  it('the record to copy in place of defaults', () => {
    const payload = { title: 'Moon', note: 'N', other: 1 }
    expect(startData(form, mapping('create'), values, payload)).toEqual({
      title: 'Moon',
      kind: 'HAIKU',
      note: 'N',
      poetId: 7,
    })
  })

  it('the record to change, without defaults', () => {
    expect(startData(form, mapping('update'), values, { title: 'Moon', poetId: 3 })).toEqual({
      title: 'Moon',
      poetId: 7,
    })
  })

  it('the ids of records where the response has them in full', () => {
    const read = { also: { poetId: 'poet', tags: 'tagList', kind: 'meta.kind' } }
    const schema = {
      properties: {
        poetId: { type: 'integer' },
        tags: { type: 'array', items: { type: 'integer' } },
        kind: {},
      },
    }
    const open = (payload: object) => startData({ read }, { ...mapping('update'), schema }, values, payload)
    expect(open({ poet: { id: 7 }, tagList: [{ id: 1 }, 2], meta: { kind: { id: 3 } } })).toEqual({
      poetId: 7,
      tags: [1, 2],
      kind: { id: 3 },
    })
    expect(open({ poet: 8, tagList: [], meta: { kind: [{ id: 3 }] } })).toEqual({
      poetId: 8,
      tags: [],
      kind: [{ id: 3 }],
    })
  })
})

it('finds the version of the record in the response', () => {
  const record = { lastModifiedDate: '2026-03-15T11:02:10.000Z' }
  expect(versionOf({}, record)).toBe(record.lastModifiedDate)
  expect(versionOf({ read: { record: 'event' } }, { event: record })).toBe(record.lastModifiedDate)
  expect(versionOf({ read: { record: 'event' } }, record)).toBeUndefined()
})
