import { expect, it } from 'vitest'
import { fieldsOf } from '../../../../scripts/new/module/field.ts'
import { formUi } from '../../../../scripts/new/module/form-files.ts'
import { detailFile } from '../../../../scripts/new/module/list-files.ts'
import { readContract } from '../../../../src/module-check/schema/contract.ts'

const contract = readContract({ paths: {} })
const text = { type: 'string', maxLength: 255 }
const moment = { type: 'string', format: 'date-time' }
const file = { type: 'object', 'x-from': 'photoId', properties: { fileUrl: text } }

const record = {
  type: 'object',
  properties: {
    start: moment,
    guests: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          fullName: text,
          photoId: { type: 'integer', 'x-references': 'DbFile' },
          photo: file,
          birth: { type: 'string', format: 'date' },
          page: { type: 'string', format: 'uri' },
        },
      },
    },
  },
}

const fields = fieldsOf(contract, { read: record, write: record }, { titles: {}, files: {} })

it('the details of a list of objects show all properties of each', () => {
  const presentation = { one: 'Event', path: '/event', detail: 'dialog' } as Parameters<typeof detailFile>[1]
  expect(detailFile(fields, presentation).fields).toEqual([
    { field: 'start', label: 'Start', cell: 'date', options: { style: 'time' } },
    {
      field: 'guests',
      label: 'Guests',
      items: [
        { field: 'fullName', label: 'Full Name' },
        { field: 'photo', label: 'Photo', cell: 'image' },
        { field: 'birth', label: 'Birth', cell: 'date' },
        { field: 'page', label: 'Page', cell: 'link' },
      ],
    },
  ])
})

it('a date and time has its widget', () => {
  expect(formUi(fields)).toMatchObject({ start: { 'ui:widget': 'date-time', 'ui:options': { span: 6 } } })
})
