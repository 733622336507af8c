import { asRecord, type PlainObject } from '../../../src/contract/json.ts'
import type { JsonSchema, Module } from '../../../src/modules/format/types.ts'

/** A field of a form, from the module's files. */
export interface Field {
  name: string
  /** The id of its element. */
  id: string
  widget: string
  label: string
  schema: JsonSchema
  ui: JsonSchema
  options: Readonly<Record<string, unknown>>
  required: boolean
  /** The message for a missing value. */
  missing: string
  /** The message for a value of the wrong form; undefined for a general text. */
  malformed: string | undefined
  /** The message for a missing item, if it differs. */
  missingItem: string | undefined
}

const strings = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

/** Whether data matches an `if` that compares properties with constants. */
const holds = (condition: JsonSchema, data: PlainObject): boolean =>
  strings(condition.required).every((name) => data[name] !== undefined) &&
  Object.entries(asRecord(condition.properties)).every(
    ([name, rule]) => data[name] === undefined || asRecord(rule).const === data[name],
  )

/** The schema with the branch that applies to the data merged in. */
const applied = (schema: JsonSchema, data: PlainObject): JsonSchema => {
  const conditional = [schema, ...(Array.isArray(schema.allOf) ? schema.allOf.map(asRecord) : [])]
  const branches = conditional
    .filter((part) => part.if !== undefined)
    .map((part) => asRecord(holds(asRecord(part.if), data) ? part.then : part.else))
  return {
    properties: Object.assign({}, ...[schema, ...branches].map((part) => asRecord(part.properties))),
    required: [schema, ...branches].flatMap((part) => strings(part.required)),
  }
}

const byType: Readonly<Record<string, string>> = { boolean: 'switch', integer: 'number', number: 'number' }

const fieldOf = (name: string, schema: JsonSchema, ui: JsonSchema, at: string, required: boolean): Field => {
  const options = asRecord(ui['ui:options'])
  const messages = asRecord(ui['ui:messages'])
  const malformed = messages.pattern ?? messages.format ?? messages.minLength
  const { required: missingItem } = asRecord(asRecord(ui.items)['ui:messages'])
  const plain = Array.isArray(schema.enum) ? 'select' : (byType[String(schema.type)] ?? 'text')
  return {
    name,
    id: `${at}/${name}`,
    widget: String(ui['ui:widget'] ?? plain),
    label: String(ui['ui:title'] ?? name),
    schema,
    ui,
    options,
    required,
    missing: String(messages.required ?? 'This field is required'),
    malformed: typeof malformed === 'string' ? malformed : undefined,
    missingItem: typeof missingItem === 'string' ? missingItem : undefined,
  }
}

/** The fields of an object schema for the data, in the form's order. */
export const fieldsIn = (whole: JsonSchema, ui: JsonSchema, at: string, data: PlainObject = {}): Field[] => {
  const schema = applied(whole, data)
  const properties = asRecord(schema.properties)
  const order = strings(ui['ui:order'])
  const names = Object.keys(properties).filter((name) => properties[name] !== null)
  const place = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length)
  return names
    .sort((a, b) => place(a) - place(b))
    .map((name) =>
      fieldOf(
        name,
        asRecord(properties[name]),
        asRecord(ui[name]),
        at,
        strings(schema.required).includes(name),
      ),
    )
}

/** The fields of a module's form for the data. */
export const fieldsOf = ({ schema, ui }: Module, data: PlainObject = {}): Field[] =>
  fieldsIn(schema ?? {}, ui ?? {}, 'form', data)
