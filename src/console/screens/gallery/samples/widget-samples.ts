import { asRecord, isObject, type PlainObject } from '../../../../contract/json.ts'
import type { JsonSchema } from '../../../../modules/format/types.ts'
import { uiOptions } from '../../../engine/form/data/mapping.ts'
import { propertyNames, propertySchema } from '../../../engine/form/data/schema.ts'
import type { Widget } from '../../../widgets/widget.ts'
import type { Sources } from '../sources.ts'
import { covering } from './covering.ts'
import { exampleRecord } from './examples.ts'
import { ownWidgets } from './own-widgets.ts'

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
