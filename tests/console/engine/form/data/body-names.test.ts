import { expect, it } from 'vitest'
import { formNamesByBody } from '../../../../../src/console/engine/form/data/mapping.ts'
import type { FormFile } from '../../../../../src/modules/format/types.ts'
import { moduleNamed } from '../../../../support/module-screens.ts'

const mapping = {
  schema: { properties: { photo: {}, title: {}, note: {} } },
  ui: { photo: { 'ui:widget': 'image' }, note: { 'ui:widget': 'text' } },
  findValueMapping: (widget: string) =>
    widget === 'image' ? { writes: (name: string) => [`${name}Id`, `${name}Url`] } : {},
  context: { mode: 'update' as const, languages: [] },
}
const namesOf = (form?: FormFile) =>
  formNamesByBody({ ...moduleNamed('dua'), ...(form && { form }) }, mapping)

it('names the field that each property of a body comes from', () => {
  expect(namesOf()).toEqual({ photoId: 'photo', photoUrl: 'photo' })
  expect(namesOf({ payload: { rename: { title: 'name' } } })).toMatchObject({ name: 'title' })
  const payload = {
    rename: { title: 'name' },
    create: { rename: { note: 'remark' } },
    update: { rename: { note: 'text' } },
  }
  expect(namesOf({ payload })).toEqual({ photoId: 'photo', photoUrl: 'photo', name: 'title', text: 'note' })
})
