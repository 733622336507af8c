import type { OperationId } from '../../../../client/call.ts'
import { asRecord, isObject, type PlainObject } from '../../../../contract/json.ts'
import type { JsonSchema } from '../../../../modules/format/types.ts'
import { uiOptions } from '../../../engine/form/data/mapping.ts'
import { propertyNames, propertySchema } from '../../../engine/form/data/schema.ts'
import type { Widget } from '../../../widgets/widget.ts'
import type { Sources } from '../specimen.tsx'
import { covering, exampleRecord, withLocalFiles } from './examples.ts'

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
const ownWidgets: Readonly<Record<string, readonly OwnWidget[]>> = {
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

/** A property of a module's form, and a record to fill it. */
export interface WidgetSample {
  readonly module?: string
  readonly name: string
  readonly schema: JsonSchema
  readonly ui: JsonSchema
  readonly record: PlainObject
}

/** rjsf's default widget for a schema. */
const usual = (schema: JsonSchema): string | undefined =>
  schema.type === 'string' && schema.enum === undefined && schema.format === undefined ? 'text' : undefined

interface Property {
  readonly name: string
  readonly schema: JsonSchema
  readonly ui: JsonSchema
  readonly record: PlainObject
}

/** The properties of a form, including conditional ones and those of items. */
const propertiesOf = (schema: JsonSchema, ui: JsonSchema, record: PlainObject): readonly Property[] =>
  propertyNames(schema).flatMap((name) => {
    const [property, look] = [propertySchema(schema, name), asRecord(ui[name])]
    const list = record[name]
    const [item] = Array.isArray(list) ? list.filter(isObject) : []
    return [
      { name, schema: property, ui: look, record },
      ...propertiesOf(asRecord(property.items), asRecord(look.items), item ?? {}),
    ]
  })

const everyWidgetHas = new Set(['title', 'messages', 'span', 'help', 'widget'])

const keysOf = ({ ui }: Property): readonly string[] =>
  Object.keys(uiOptions(ui)).filter((key) => !everyWidgetHas.has(key))

const isThere = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== ''

/** Samples that together cover a widget's options: from modules, else the gallery's own. */
export const widgetSamples = (widget: Widget, { modules, contract }: Sources): readonly WidgetSample[] => {
  const used = modules.flatMap((module) =>
    propertiesOf(module.schema ?? {}, module.ui ?? {}, exampleRecord(contract, module))
      .filter(({ schema, ui }) => (uiOptions(ui).widget ?? usual(schema)) === widget.name)
      .map((property): WidgetSample => ({ module: module.id, ...property })),
  )
  const written = (ownWidgets[widget.name] ?? []).map(({ schema, options, record }) => ({
    name: 'sample',
    schema,
    ui: { 'ui:title': 'Sample', 'ui:widget': widget.name, ...(options && { 'ui:options': options }) },
    record,
  }))
  const from = (sample: WidgetSample): unknown =>
    sample.record[String(uiOptions(sample.ui).from ?? sample.name)]
  return covering(
    [...used, ...written].map((sample) => ({
      sample,
      keys: keysOf(sample),
      isFilled: isThere(from(sample)),
    })),
  ).map(({ sample }) => sample)
}
