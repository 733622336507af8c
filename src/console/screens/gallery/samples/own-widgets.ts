import type { OperationId } from '../../../../client/call.ts'
import type { JsonSchema } from '../../../../modules/format/types.ts'
import { withLocalFiles } from './local-files.ts'

interface OwnWidget {
  readonly schema: JsonSchema
  readonly options?: Readonly<Record<string, unknown>>
  readonly record: Readonly<Record<string, unknown>>
}

const text = { type: 'string' } as const
const ids = { type: 'array', items: { type: 'integer', minimum: 1 }, uniqueItems: true } as const
const pairs = {
  type: 'array',
  items: { type: 'object', properties: { languageId: { type: 'integer' }, text } },
} as const
const object = { type: 'object' } as const

/** A file with different names in record and form. */
const renamedFile = (fileName: string, accept: string): OwnWidget => ({
  schema: object,
  options: { from: 'scan', idField: 'scanId', accept },
  record: withLocalFiles({ scan: { id: 1, fileUrl: fileName, fileName } }),
})

/** Samples of widgets and options that no module uses, by widget name. */
export const ownWidgets: Readonly<Record<string, readonly OwnWidget[]>> = {
  text: [{ schema: text, options: { dir: 'rtl' }, record: { sample: 'ليلى الصالح' } }],
  checkbox: [{ schema: { type: 'boolean' }, record: { sample: true } }],
  checkboxes: [
    {
      schema: { type: 'array', items: { type: 'string', enum: ['Dawn', 'Noon', 'Dusk'] }, uniqueItems: true },
      record: { sample: ['Dawn'] },
    },
  ],
  range: [{ schema: { type: 'integer', minimum: 1, maximum: 5 }, record: { sample: 3 } }],
  'yes-no': [
    { schema: { type: 'boolean' }, options: { enumNames: ['Open', 'Closed'] }, record: { sample: true } },
  ],
  translations: [
    {
      schema: pairs,
      options: { from: 'sayings' },
      record: { sayings: [{ languageId: 1, translatedText: 'أهلا وسهلا' }] },
    },
  ],
  image: [renamedFile('hall.png', 'image/png')],
  file: [renamedFile('plan.pdf', 'application/pdf')],
  audio: [renamedFile('tune.mp3', 'audio/mpeg')],
  references: [
    {
      schema: ids,
      options: {
        operation: 'totalMediaCategory' satisfies OperationId,
        create: { module: 'video-categories' },
      },
      record: { sample: [1] },
    },
  ],
  tags: [
    {
      schema: { type: 'array', items: text, uniqueItems: true },
      options: { operation: 'totalAuthor' satisfies OperationId, labelField: 'authorName' },
      record: { sample: ['fasting', 'travel'] },
    },
  ],
  'user-picker': [
    {
      schema: ids,
      options: { operation: 'listUser' satisfies OperationId, searchParam: 'email' },
      record: { sample: [1] },
    },
  ],
  time: [{ schema: text, options: { valueFormat: 'HH:mm' }, record: { sample: '18:45' } }],
  'date-time': [
    { schema: { type: 'string', format: 'date-time' }, record: { sample: '2026-12-05T08:30:00.000Z' } },
  ],
  visibility: [
    {
      schema: object,
      options: { start: 'firstDay', end: 'lastDay', dates: 'days' },
      record: { firstDay: '01-05', lastDay: '31-05' },
    },
  ],
  privileges: [
    {
      schema: ids,
      options: { operation: 'listPrivilege' satisfies OperationId, from: 'rights', idField: 'rightIds' },
      record: { rights: [{ id: 1 }, { id: 2 }] },
    },
  ],
}
