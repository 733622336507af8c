import { isObject } from '../../../contract/json.ts'
import type { JsonSchema, Module } from '../../../modules/format/types.ts'
import { uiOptions } from '../../engine/form/data/mapping.ts'
import { asRecord } from '../../engine/path.ts'
import type { Widget } from '../../widgets/widget.ts'
import { exampleRecord } from './examples.ts'
import type { Sources } from './sources.ts'

type Json = Readonly<Record<string, unknown>>

/** A property of a form as a module has it, and a record to fill it from. */
export interface WidgetSample {
  readonly module?: string
  readonly name: string
  readonly schema: JsonSchema
  readonly ui: JsonSchema
  readonly record: Json
}

const most = 2

/** What rjsf draws where a UI schema names no widget. */
const usual = (schema: JsonSchema): string | undefined =>
  schema.type === 'string' && schema.enum === undefined && schema.format === undefined ? 'text' : undefined

interface Property {
  readonly name: string
  readonly schema: JsonSchema
  readonly ui: JsonSchema
  readonly record: Json
}

/** The properties of a form, with those of its items. */
const propertiesOf = (schema: JsonSchema, ui: JsonSchema, record: Json): readonly Property[] =>
  Object.entries(asRecord(schema.properties)).flatMap(([name, own]) => {
    const [property, look] = [asRecord(own), asRecord(ui[name])]
    const list = record[name]
    const [item] = Array.isArray(list) ? list.filter(isObject) : []
    return [
      { name, schema: property, ui: look, record },
      ...propertiesOf(asRecord(property.items), asRecord(look.items), item ?? {}),
    ]
  })

const shape = ({ ui }: Property): string =>
  Object.keys(uiOptions(ui))
    .filter((key) => !['title', 'messages', 'span', 'help', 'widget'].includes(key))
    .sort()
    .join()

const unused = (widget: Widget): WidgetSample => ({
  name: 'sample',
  schema: { type: widget.types[0] ?? 'string' },
  ui: { 'ui:title': 'Sample', 'ui:widget': widget.name },
  record: {},
})

/** How modules use a widget: one sample for each set of options, two at most; one of its own where none does. */
export const widgetSamples = (widget: Widget, { modules, contract }: Sources): readonly WidgetSample[] => {
  const found = new Map<string, WidgetSample>()
  const take = (module: Module, property: Property): void => {
    const named = uiOptions(property.ui).widget ?? usual(property.schema)
    if (named === widget.name && !found.has(shape(property)))
      found.set(shape(property), { module: module.id, ...property })
  }
  for (const module of modules) {
    const record = exampleRecord(contract, module)
    for (const property of propertiesOf(module.schema ?? {}, module.ui ?? {}, record)) take(module, property)
  }
  const samples = [...found.values()].slice(0, most)
  return samples.length > 0 ? samples : [unused(widget)]
}
