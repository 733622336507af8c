import { describe, expect, it } from 'vitest'
import { writeForm } from '../../../../../src/console/engine/form/data/form-body.ts'
import { type Mapping, readForm, uiOptions } from '../../../../../src/console/engine/form/data/mapping.ts'
import { startData } from '../../../../../src/console/engine/form/data/use-form-start.ts'
import type { SimpleWidget } from '../../../../../src/console/widgets/widget.ts'
import type { Mode } from '../../../../../src/contract/operations/operation-names.ts'
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

const mapping = (mode: Mode): Mapping => ({
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
  findValueMapping: (name) => (name === 'picture' ? picture : undefined),
  context: { mode, languages: [] },
})

const values = { platform: 'WEB' as const, route: { id: '7', groupId: '3' } }
const write = (form: FormFile, data: Record<string, unknown>, mode: Mode, id?: number) =>
  writeForm(form, mapping(mode), values, { data, id })

it('a default from a missing property of a row is unset', () => {
  const form: FormFile = { defaults: { name: { $row: 'title' }, active: { $row: 'active' } } }
  const row = { title: null, active: false }
  expect(startData(form, mapping('create'), { ...values, row }, undefined)).toEqual({ active: false })
})

describe('a body from form data', () => {
  it('omits blank values, keeps false and 0, and lets widgets write', () =>
    expect(write({}, { name: ' ', active: false, photo: { id: 4 } }, 'create')).toEqual({
      active: false,
      photoId: 4,
      guests: [],
    }))

  it('writes 0 for a removed picture, and nothing if there was none', () => {
    expect(write({}, { name: 'A' }, 'update', 7)).toMatchObject({ id: 7, name: 'A', photoId: 0 })
    expect(write({}, { name: 'A' }, 'create')).not.toHaveProperty('photoId')
  })

  it('maps the items of a list as it maps the form', () =>
    expect(
      write({}, { guests: [{ guestName: 'Karim', face: { id: 2 } }, { guestName: '' }] }, 'create'),
    ).toEqual({
      guests: [{ guestName: 'Karim', faceId: 2 }, {}],
    }))

  it('renames, sets and wraps as declared by the module', () =>
    expect(
      write(
        {
          payload: {
            set: { groupId: { $route: 'groupId' }, kind: 'WEB' },
            create: { rename: { name: 'title' }, wrap: { in: 'requests', keep: ['groupId'] } },
          },
        },
        { name: 'A' },
        'create',
      ),
    ).toEqual({ groupId: 3, requests: [{ title: 'A', kind: 'WEB', guests: [] }] }))

  it('wraps everything where nothing is kept outside', () =>
    expect(write({ payload: { wrap: { in: 'requests' } } }, { name: 'A' }, 'create')).toEqual({
      requests: [{ name: 'A', guests: [] }],
    }))

  it('of a new record has no id, and clears nothing', () => {
    const opened = { data: { note: 'N' } }
    const save = { data: { name: 'A' }, id: 7, opened }
    expect(writeForm({}, mapping('create'), values, save)).toStrictEqual({ name: 'A', guests: [] })
    expect(write({}, { name: 'A' }, 'update')).toStrictEqual({ name: 'A', photoId: 0, guests: [] })
  })

  it('writes the default of an unset property', () => {
    const form = { payload: { default: { name: 'Nobody', guests: [] } } }
    expect(write(form, { name: 'A' }, 'create')).toEqual({ name: 'A', guests: [] })
    expect(write(form, {}, 'create')).toEqual({ name: 'Nobody', guests: [] })
  })

  it('sends only visible properties, without fields hidden by a condition', () =>
    expect(
      writeForm({}, mapping('create'), values, { data: { name: 'A', note: 'old' }, shown: ['name'] }),
    ).toEqual({ name: 'A' }))

  it('always sends a list, empty when there is nothing in it', () =>
    expect(write({}, { name: 'A' }, 'create')).toEqual({ name: 'A', guests: [] }))
})

describe('the body of an update', () => {
  type Save = Parameters<typeof writeForm>[3]
  const update = (form: FormFile, save: Save) => writeForm(form, mapping('update'), values, save)
  const whole = { name: 'A', photo: { id: 4 }, note: 'N', active: true }

  it('writes null for a removed value, and nothing if there was none', () => {
    expect(update({}, { data: { name: ' ', note: 'N' }, opened: { data: whole } })).toEqual({
      name: null,
      active: null,
      photoId: 0,
      note: 'N',
      guests: [],
    })
    expect(update({}, { data: {}, opened: { data: {} } })).toEqual({ photoId: 0, guests: [] })
  })

  it('writes null under the name in the body, unless the module declares another value', () => {
    const payload = { rename: { name: 'title' }, default: { active: false } }
    expect(update({ payload }, { data: {}, opened: { data: whole } })).toMatchObject({
      title: null,
      active: false,
    })
  })

  it('sends a hidden value unchanged, and null after its condition hides it', () => {
    const hiding = { data: { name: 'A', note: 'N' }, shown: ['name', 'active'] }
    expect(update({}, { ...hiding, opened: hiding })).toMatchObject({ name: 'A', note: 'N' })
    const showing = { data: hiding.data, shown: [...hiding.shown, 'note'] }
    expect(update({}, { ...hiding, opened: showing })).toMatchObject({ name: 'A', note: null })
    expect(update({}, { ...hiding, opened: { data: hiding.data } })).toMatchObject({ note: null })
    expect(update({}, { data: { name: 'A' }, shown: showing.shown, opened: hiding })).toMatchObject({
      note: null,
    })
    const listed = { data: { guests: [{ guestName: 'K' }] }, shown: ['guests'] }
    expect(update({}, { ...listed, shown: [], opened: listed })).toMatchObject({ guests: [] })
  })

  it('sends hidden values, and texts per language in the format of the API', () => {
    const kept = { kind: 'WEB', link: '', titles: [{ languageId: 1, translatedText: 'A' }], size: null }
    const form: FormFile = {
      keep: ['kind', 'link', 'titles', 'size', 'sort'],
      payload: { default: { kind: 'APP', sort: 1 } },
    }
    const data = readForm(form, { name: 'A', ...kept }, mapping('update'))
    expect(data).toEqual({ name: 'A', kind: 'WEB', link: '', titles: kept.titles })
    expect(update(form, { data, opened: { data } })).toEqual({
      name: 'A',
      photoId: 0,
      guests: [],
      kind: 'WEB',
      link: '',
      titles: [{ languageId: 1, text: 'A' }],
      sort: 1,
    })
  })
})

it('reads the options of a field under both of their names', () => {
  const node = { 'ui:widget': 'text', 'ui:rows': 3, 'ui:options': { rows: 5, dir: 'rtl' }, title: 'A' }
  expect(uiOptions(node)).toStrictEqual({ widget: 'text', rows: 5, dir: 'rtl' })
})

describe('form data from a record', () => {
  it('reads every property that the form may show, including conditional ones, and no null', () =>
    expect(readForm({}, { name: 'A', note: 'N', active: null, other: 1 }, mapping('update'))).toEqual({
      name: 'A',
      note: 'N',
    }))

  it('treats blank text as unset, so typing and deleting it is no change', () =>
    expect(readForm({}, { name: '', note: ' ', guests: [{ guestName: '' }] }, mapping('update'))).toEqual({
      guests: [{}],
    }))

  it('finds the record and its parts at the declared paths', () =>
    expect(
      readForm(
        { read: { record: 'event', also: { guests: 'eventGuests' } } },
        { event: { name: 'A' }, eventGuests: [{ guestName: 'K', face: { id: 1 }, extra: 2 }] },
        mapping('update'),
      ),
    ).toEqual({ name: 'A', guests: [{ guestName: 'K', face: { id: 1 } }] }))
})
