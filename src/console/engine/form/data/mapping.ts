import { readVersion } from '../../../../contract/conventions/version.ts'
import { asRecord, type PlainObject } from '../../../../contract/json.ts'
import type { FormFile, JsonSchema, Module } from '../../../../modules/format/types.ts'
import { findValueMapping } from '../../../widgets/value-mappings.ts'
import type { MappingContext, ValueMapping, WidgetOptions } from '../../../widgets/widget.ts'
import { getPath } from '../../values.ts'
import { formFileOf } from './form-request.ts'
import { propertyNames, propertySchema } from './schema.ts'

export interface Mapping {
  schema: JsonSchema
  ui: JsonSchema
  /** The value mapping of the widget with a name. */
  findValueMapping: (widget: string) => ValueMapping | undefined
  context: MappingContext
}

/** Options of a UI schema node: those under `ui:options`, and those written as `ui:name`. */
export const uiOptions = (node: JsonSchema): WidgetOptions => ({
  ...Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => key.startsWith('ui:') && key !== 'ui:options')
      .map(([key, value]) => [key.slice(3), value]),
  ),
  ...asRecord(node['ui:options']),
})

const valueMappingOf = (ui: JsonSchema, { findValueMapping }: Mapping): ValueMapping | undefined => {
  const name = uiOptions(ui).widget
  return typeof name === 'string' ? findValueMapping(name) : undefined
}

const itemMapping = (mapping: Mapping, name: string): Mapping | undefined => {
  const schema = asRecord(propertySchema(mapping.schema, name).items)
  if (propertyNames(schema).length === 0) return undefined
  return { ...mapping, schema, ui: asRecord(asRecord(mapping.ui[name]).items) }
}

const isThere = (value: unknown): boolean => value !== undefined && value !== null

const isBlank = (value: unknown): boolean =>
  !isThere(value) || (typeof value === 'string' && value.trim() === '')

/**
 * Form data of a record, by property: the widget's `read`, the items of a list, or the value itself. A blank text
 * counts as missing, as in a save.
 */
const readFields = (record: PlainObject, mapping: Mapping): Record<string, unknown> => {
  const entries = propertyNames(mapping.schema).map((name) => {
    const ui = asRecord(mapping.ui[name])
    const widget = valueMappingOf(ui, mapping)
    const items = itemMapping(mapping, name)
    const value = widget?.read ? widget.read(record, name, uiOptions(ui), mapping.context) : record[name]
    if (items && Array.isArray(value) && !widget?.read)
      return [name, value.map((item) => readFields(asRecord(item), items))]
    return [name, value]
  })
  return Object.fromEntries(entries.filter(([, value]) => !isBlank(value)))
}

/**
 * Body properties of form data: the widget's `write`, the items of a list, or the value. Blank values are omitted; a
 * list is always sent, even when empty.
 */
export const writeFields = (
  data: PlainObject,
  mapping: Mapping,
  names = propertyNames(mapping.schema),
): Record<string, unknown> => {
  const parts = names.map((name): PlainObject => {
    const ui = asRecord(mapping.ui[name])
    const widget = valueMappingOf(ui, mapping)
    const value = data[name]
    if (widget?.write) return widget.write(value, name, uiOptions(ui), mapping.context)
    if (propertySchema(mapping.schema, name).type === 'array') {
      const items = itemMapping(mapping, name)
      const list: readonly unknown[] = Array.isArray(value) ? value : []
      return { [name]: items ? list.map((item) => writeFields(asRecord(item), items)) : list }
    }
    return isBlank(value) ? {} : { [name]: value }
  })
  return Object.assign({}, ...parts)
}

/** The record in the payload of a get operation. */
export const recordOf = (form: FormFile, payload: unknown): PlainObject =>
  asRecord(getPath(payload, form.read?.record ?? ''))

/** The last change of the record; undefined if the API does not return it. */
export const versionOf = (form: FormFile, payload: unknown): string | undefined =>
  readVersion(recordOf(form, payload))

/** The hidden properties that a form keeps, from the record or form data. */
export const keptData = ({ keep = [] }: FormFile, data: PlainObject): PlainObject =>
  Object.fromEntries(keep.map((name) => [name, data[name]] as const).filter(([, value]) => isThere(value)))

/** A value of a property: records in the place of their numbers become these. */
const referredBy = (schema: PlainObject, value: unknown): unknown => {
  const isNumber = [schema.type, asRecord(schema.items).type].includes('integer')
  if (Array.isArray(value)) return isNumber ? value.map((item) => asRecord(item).id ?? item) : value
  return isNumber ? (asRecord(value).id ?? value) : value
}

/** Form data for the payload of a get operation, by the module's `read`. */
export const readForm = (form: FormFile, payload: unknown, mapping: Mapping): Record<string, unknown> => {
  const record: Record<string, unknown> = { ...recordOf(form, payload) }
  for (const [name, path] of Object.entries(form.read?.also ?? {}))
    record[name] = referredBy(propertySchema(mapping.schema, name), getPath(payload, path))
  return { ...readFields(record, mapping), ...keptData(form, record) }
}

/** The mapping of a module's form between records, form data and request bodies. */
export const formMapping = (module: Module, context: MappingContext): Mapping => ({
  schema: module.schema ?? {},
  ui: module.ui ?? {},
  findValueMapping,
  context,
})

const flipped = (names: Readonly<Record<string, string>> | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(names ?? {}).map(([form, body]) => [body, form]))

/** Form properties by body property: renamed ones, and those that a widget writes. */
export const formNamesByBody = (module: Module, mapping: Mapping): Readonly<Record<string, string>> => {
  const { payload } = formFileOf(module)
  const written = propertyNames(mapping.schema).flatMap((name) => {
    const options = uiOptions(asRecord(mapping.ui[name]))
    const values = typeof options.widget === 'string' ? mapping.findValueMapping(options.widget) : undefined
    return (values?.writes?.(name, options) ?? []).map((body) => [body, name] as const)
  })
  return {
    ...Object.fromEntries(written),
    ...flipped(payload?.rename),
    ...flipped(payload?.[mapping.context.mode]?.rename),
  }
}
