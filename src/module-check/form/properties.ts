import { asRecord, isObject } from '../../contract/json.ts'
import { type Schema, texts } from '../schema/schema-reader.ts'
import type { JsonPath } from '../subject/fault.ts'
import { entryOf, type Place, placeIn, type Subject, type WidgetEntry } from '../subject/subject.ts'

/** An object of a form: the form itself, or an item of a list. */
export interface FormObject {
  schema: Schema
  /** In form.schema.json. */
  rule: Place
  ui: Schema
  /** In form.ui.json. */
  field: Place
}

/** A property of a form's object schema, at any level of its declaration. */
export interface FormProperty extends FormObject {
  name: string
  /** Required regardless of other values. */
  required: boolean
}

const parts = (schema: Schema, path: JsonPath = []): readonly (readonly [Schema, JsonPath])[] => [
  [schema, path],
  ...(['then', 'else'] as const).flatMap((key) =>
    isObject(schema[key]) ? parts(schema[key], [...path, key]) : [],
  ),
  ...(['allOf', 'anyOf', 'oneOf'] as const).flatMap((key) =>
    (Array.isArray(schema[key]) ? (schema[key] as unknown[]) : []).flatMap((part, index) =>
      parts(asRecord(part), [...path, key, index]),
    ),
  ),
]

/** The object's properties, including those of conditional branches; a property declared twice is listed twice. */
export const propertiesOf = ({ schema, rule, ui, field }: FormObject): readonly FormProperty[] => {
  const always = [schema, ...(Array.isArray(schema.allOf) ? schema.allOf.map(asRecord) : [])].flatMap(
    ({ required }) => texts(required),
  )
  return parts(schema).flatMap(([part, path]) =>
    Object.entries(asRecord(part.properties)).map(([name, property]) => ({
      name,
      schema: asRecord(property),
      rule: rule.at(...path, 'properties', name),
      ui: asRecord(ui[name]),
      field: field.at(name),
      required: always.includes(name),
    })),
  )
}

/** Names that any part of the schema requires. */
export const requiredSomewhere = (schema: Schema): readonly string[] =>
  parts(schema).flatMap(([part]) => texts(part.required))

const hasProperties = (schema: Schema): boolean => parts(schema).some(([part]) => isObject(part.properties))

/** The item of a list property as a form object; undefined when its items are no objects with properties. */
export const itemOf = ({ schema, rule, ui, field }: FormObject): FormObject | undefined => {
  const items = asRecord(schema.items)
  if (!hasProperties(items)) return undefined
  return { schema: items, rule: rule.at('items'), ui: asRecord(ui.items), field: field.at('items') }
}

/** A property that is an object, with the properties in its UI schema; undefined for any other. */
export const objectIn = (property: FormProperty): FormObject | undefined =>
  hasProperties(property.schema) ? property : undefined

/** Name of a property's widget, as the engine determines it. */
export const widgetName = ({ ui }: FormObject): string | undefined => {
  const name = widgetOptions({ ui }).widget ?? ui['ui:widget']
  return typeof name === 'string' ? name : undefined
}

/** The options of a property's widget; an empty object if there are none. */
export const widgetOptions = ({ ui }: Pick<FormObject, 'ui'>): Schema => asRecord(ui['ui:options'])

/** The widget's registry entry; undefined for a missing or unknown name. */
export const widgetOf = ({ registries }: Subject, property: FormObject): WidgetEntry | undefined =>
  entryOf(registries.widgets, widgetName(property) ?? '')

/** A module's form as an object. */
export const formObject = (subject: Subject): FormObject => ({
  schema: asRecord(subject.module.schema),
  rule: placeIn(subject, 'schema'),
  ui: asRecord(subject.module.ui),
  field: placeIn(subject, 'ui'),
})
