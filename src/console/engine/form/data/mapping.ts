import type { FormFile, JsonSchema, Payload } from '../../../../modules/format/types.ts'
import type { MappingContext, Widget, WidgetOptions } from '../../../widgets/widget.ts'
import { asRecord, getPath } from '../../path.ts'
import { evaluateAll, type ValueContext } from '../../values.ts'
import { propertyNames, propertySchema } from './schema.ts'

type Data = Readonly<Record<string, unknown>>
export type FindWidget = (name: string) => Widget | undefined

export interface Mapping {
  schema: JsonSchema
  ui: JsonSchema
  findWidget: FindWidget
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

const widgetOf = (ui: JsonSchema, find: FindWidget): Widget | undefined => {
  const name = uiOptions(ui).widget
  return typeof name === 'string' ? find(name) : undefined
}

const itemMapping = (mapping: Mapping, name: string): Mapping | undefined => {
  const schema = asRecord(propertySchema(mapping.schema, name).items)
  if (propertyNames(schema).length === 0) return undefined
  return { ...mapping, schema, ui: asRecord(asRecord(mapping.ui[name]).items) }
}

/** Form data of a record, property by property: the widget's own reading, the items of a list, or the value itself. */
const readFields = (record: Data, mapping: Mapping): Record<string, unknown> => {
  const entries = propertyNames(mapping.schema).map((name) => {
    const ui = asRecord(mapping.ui[name])
    const widget = widgetOf(ui, mapping.findWidget)
    const items = itemMapping(mapping, name)
    const value = widget?.read ? widget.read(record, name, uiOptions(ui), mapping.context) : record[name]
    if (items && Array.isArray(value) && !widget?.read)
      return [name, value.map((item) => readFields(asRecord(item), items))]
    return [name, value]
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== null))
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** Body properties of form data: the widget's own writing, the items of a list, or the value; blank ones left out. */
const writeFields = (
  data: Data,
  mapping: Mapping,
  names = propertyNames(mapping.schema),
): Record<string, unknown> => {
  const parts = names.map((name): Data => {
    const ui = asRecord(mapping.ui[name])
    const widget = widgetOf(ui, mapping.findWidget)
    const value = data[name]
    if (widget?.write) return widget.write(value, name, uiOptions(ui), mapping.context)
    const items = itemMapping(mapping, name)
    if (items && Array.isArray(value))
      return { [name]: value.map((item) => writeFields(asRecord(item), items)) }
    return isBlank(value) ? {} : { [name]: value }
  })
  return Object.assign({}, ...parts)
}

/** The change a record was last written by, as the API shows it; undefined where it shows none. */
export const versionOf = (form: FormFile, payload: unknown): string | undefined => {
  const { lastModifiedDate } = asRecord(getPath(payload, form.read?.record ?? ''))
  return typeof lastModifiedDate === 'string' ? lastModifiedDate : undefined
}

/** Form data of what a get operation answered, by the module's `read`. */
export const readForm = (form: FormFile, payload: unknown, mapping: Mapping): Record<string, unknown> => {
  const record = { ...asRecord(getPath(payload, form.read?.record ?? '')) }
  for (const [name, path] of Object.entries(form.read?.also ?? {})) record[name] = getPath(payload, path)
  return readFields(record, mapping)
}

const applyPayload = (
  body: Data,
  payload: Payload | undefined,
  context: ValueContext,
): Record<string, unknown> => {
  const renamed = Object.fromEntries(
    Object.entries(body)
      .filter(([key]) => !payload?.omit?.includes(key))
      .map(([key, value]) => [payload?.rename?.[key] ?? key, value]),
  )
  const set = {
    ...evaluateAll(payload?.default, context),
    ...renamed,
    ...evaluateAll(payload?.set, context),
  }
  if (!payload?.wrap) return set
  const keep = payload.wrap.keep ?? []
  const split = (kept: boolean) =>
    Object.fromEntries(Object.entries(set).filter(([key]) => keep.includes(key) === kept))
  return { ...split(true), [payload.wrap.in]: [split(false)] }
}

/**
 * The body of a save: the fields, then the module's `payload` (for both, then for create or update), and the id of an
 * update.
 */
export const writeForm = (
  form: FormFile,
  data: Data,
  mapping: Mapping,
  context: ValueContext,
  id: unknown,
  names?: readonly string[],
): Record<string, unknown> => {
  const { create, update, ...both } = form.payload ?? {}
  const fields = {
    ...(mapping.context.mode === 'update' && id !== undefined && { id }),
    ...writeFields(data, mapping, names),
  }
  const ofMode = mapping.context.mode === 'create' ? create : update
  return applyPayload(
    fields,
    {
      ...both,
      ...ofMode,
      set: { ...both.set, ...ofMode?.set },
      default: { ...both.default, ...ofMode?.default },
      rename: { ...both.rename, ...ofMode?.rename },
    },
    { ...context, form: data },
  )
}
