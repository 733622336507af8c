import { describe, expect, it } from 'vitest'
import { type Mapping, readForm, writeForm } from '../../../../../src/console/engine/form/data/mapping.ts'
import type { SimpleWidget } from '../../../../../src/console/widgets/widget.ts'
import type { FormFile } from '../../../../../src/modules/format/types.ts'

const picture: SimpleWidget = {
  kind: 'widget',
  name: 'picture',
  types: ['object'],
  component: () => null,
  read: (record, name) => record[name],
  write: (value, name, _, { mode }) => {
    const id = (value as { id?: number } | undefined)?.id
    return id === undefined && mode === 'create' ? {} : { [`${name}Id`]: id ?? 0 }
  },
}

const mapping = (mode: 'create' | 'update'): Mapping => ({
  schema: {
    properties: {
      name: { type: 'string' },
      photo: { type: 'object' },
      guests: { type: 'array', items: { properties: { guestName: {}, face: {} } } },
      active: { type: 'boolean' },
    },
    if: { properties: { active: { const: true } } },
    then: { properties: { note: { type: 'string' } } },
  },
  ui: { photo: { 'ui:widget': 'picture' }, guests: { items: { face: { 'ui:widget': 'picture' } } } },
  findWidget: (name) => (name === 'picture' ? picture : undefined),
  context: { mode, languages: [] },
})

const values = { platform: 'WEB' as const, route: { id: '7', groupId: '3' } }
const write = (form: FormFile, data: Record<string, unknown>, mode: 'create' | 'update', id?: number) =>
  writeForm(form, data, mapping(mode), values, id)

describe('a body from form data', () => {
  it('leaves out what is blank, keeps false and 0, and lets widgets write', () =>
    expect(write({}, { name: ' ', active: false, photo: { id: 4 } }, 'create')).toEqual({
      active: false,
      photoId: 4,
    }))

  it('says 0 for a picture that was removed, and nothing for one that never was', () => {
    expect(write({}, { name: 'A' }, 'update', 7)).toEqual({ id: 7, name: 'A', photoId: 0 })
    expect(write({}, { name: 'A' }, 'create')).toEqual({ name: 'A' })
  })

  it('maps the items of a list as it maps the form', () =>
    expect(
      write({}, { guests: [{ guestName: 'Karim', face: { id: 2 } }, { guestName: '' }] }, 'create'),
    ).toEqual({
      guests: [{ guestName: 'Karim', faceId: 2 }, {}],
    }))

  it('renames, sets, omits and wraps as the module says', () =>
    expect(
      write(
        {
          payload: {
            omit: ['active'],
            set: { groupId: { $route: 'groupId' }, kind: 'WEB' },
            create: { rename: { name: 'title' }, wrap: { in: 'requests', keep: ['groupId'] } },
          },
        },
        { name: 'A', active: true },
        'create',
      ),
    ).toEqual({ groupId: 3, requests: [{ title: 'A', kind: 'WEB' }] }))

  it('says the default of what the form gives nothing for', () => {
    const form = { payload: { default: { name: 'Nobody', guests: [] } } }
    expect(write(form, { name: 'A' }, 'create')).toEqual({ name: 'A', guests: [] })
    expect(write(form, {}, 'create')).toEqual({ name: 'Nobody', guests: [] })
  })

  it('sends only the properties named, so that fields hidden by a condition stay behind', () =>
    expect(writeForm({}, { name: 'A', note: 'old' }, mapping('create'), values, undefined, ['name'])).toEqual(
      { name: 'A' },
    ))
})

describe('form data from a record', () => {
  it('takes every property the form may show, conditional ones too, and no null', () =>
    expect(readForm({}, { name: 'A', note: 'N', active: null, other: 1 }, mapping('update'))).toEqual({
      name: 'A',
      note: 'N',
    }))

  it('finds the record and its parts where the module says', () =>
    expect(
      readForm(
        { read: { record: 'event', also: { guests: 'eventGuests' } } },
        { event: { name: 'A' }, eventGuests: [{ guestName: 'K', face: { id: 1 }, extra: 2 }] },
        mapping('update'),
      ),
    ).toEqual({ name: 'A', guests: [{ guestName: 'K', face: { id: 1 } }] }))
})
