import { asRecord, isObject } from '../../contract/json.ts'
import { type Schema, texts } from '../schema/schema-reader.ts'
import type { JsonPath } from '../subject/fault.ts'
import { entryOf, type WidgetEntry } from '../subject/registries.ts'
import type { Subject } from '../subject/subject.ts'

/** A property of a form's object schema, at any level of its declaration. */
export interface FormProperty {
  name: string
  schema: Schema
  /** In form.schema.json. */
  place: JsonPath
  ui: Schema
  /** In form.ui.json. */
  uiPlace: JsonPath
  /** Required regardless of other values. */
  required: boolean
}

/** An object of a form: the form itself, or an item of a list. */
export interface FormObject {
  schema: Schema
  place: JsonPath
  ui: Schema
  uiPlace: JsonPath
}

const parts = (schema: Schema, place: JsonPath): readonly (readonly [Schema, JsonPath])[] => [
  [schema, place],
  ...(['then', 'else'] as const).flatMap((key) =>
    isObject(schema[key]) ? parts(asRecord(schema[key]), [...place, key]) : [],
  ),
  ...(['allOf', 'anyOf', 'oneOf'] as const).flatMap((key) =>
    (Array.isArray(schema[key]) ? (schema[key] as unknown[]) : []).flatMap((part, index) =>
      parts(asRecord(part), [...place, key, index]),
    ),
  ),
]

/** The object's properties, including those of conditional branches; a property declared twice is listed twice. */
export const propertiesOf = ({ schema, place, ui, uiPlace }: FormObject): readonly FormProperty[] => {
  const always = [schema, ...(Array.isArray(schema.allOf) ? schema.allOf.map(asRecord) : [])].flatMap(
    ({ required }) => texts(required),
  )
  return parts(schema, place).flatMap(([part, at]) =>
    Object.entries(asRecord(part.properties)).map(([name, property]) => ({
      name,
      schema: asRecord(property),
      place: [...at, 'properties', name],
      ui: asRecord(ui[name]),
      uiPlace: [...uiPlace, name],
      required: always.includes(name),
    })),
  )
}

/** Names that any part of the schema requires. */
export const requiredSomewhere = (schema: Schema): readonly string[] =>
  parts(schema, []).flatMap(([part]) => texts(part.required))

/** The item of a list property as a form object; undefined when its items are no objects with properties. */
export const itemOf = ({ schema, place, ui, uiPlace }: FormProperty): FormObject | undefined => {
  const items = asRecord(schema.items)
  if (parts(items, []).every(([part]) => !isObject(part.properties))) return undefined
  return { schema: items, place: [...place, 'items'], ui: asRecord(ui.items), uiPlace: [...uiPlace, 'items'] }
}

/** A property that is an object, with the properties in its UI schema; undefined for any other. */
export const objectIn = ({ schema, place, ui, uiPlace }: FormProperty): FormObject | undefined =>
  parts(schema, []).some(([part]) => isObject(part.properties)) ? { schema, place, ui, uiPlace } : undefined

/** Name of a property's widget, as the engine determines it. */
export const widgetName = ({ ui }: Pick<FormProperty, 'ui'>): string | undefined => {
  const name = asRecord(ui['ui:options']).widget ?? ui['ui:widget']
  return typeof name === 'string' ? name : undefined
}

/** The options of a property's widget; an empty object if there are none. */
export const widgetOptions = ({ ui }: Pick<FormProperty, 'ui'>): Schema => asRecord(ui['ui:options'])

/** The widget's registry entry; undefined for a missing or unknown name. */
export const widgetOf = (
  { registries }: Subject,
  property: Pick<FormProperty, 'ui'>,
): WidgetEntry | undefined => {
  const name = widgetName(property)
  return name === undefined ? undefined : entryOf(registries.widgets, name)
}

/** A module's form as an object. */
export const formObject = ({ module }: Subject): FormObject => ({
  schema: asRecord(module.schema),
  place: [],
  ui: asRecord(module.ui),
  uiPlace: [],
})
