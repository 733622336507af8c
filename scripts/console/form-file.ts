import { isObject } from '../../src/contract/json.ts'
import { singular } from '../../src/contract/text/english.ts'
import {
  type Schema,
  type SchemaReader,
  texts,
  typesOf,
} from '../../src/module-check/schema/schema-reader.ts'
import { otherBody } from './body-schema.ts'
import { isOfIds, type Json, lookupOf, referredBy, type Subject, valueTypes } from './columns.ts'
import { labelOf, referenceLabel } from './labels.ts'

/** The actions with a form. */
export type FormAction = 'create' | 'update'

/** A required property that no form can fill in. */
export interface FormGap {
  action: FormAction
  property: string
}

const isLong = /description|content|body|notes?$|message|bio|comment|summary|address$/i

const textUi = (name: string, { format, enum: choices, maxLength }: Schema): Json => {
  if (Array.isArray(choices)) return {}
  if (format === 'data-url') return { 'ui:options': { filePreview: true } }
  if (format === 'date') return { 'ui:widget': 'date', 'ui:options': { valueFormat: 'YYYY-MM-DD' } }
  if (format === 'date-time') return { 'ui:widget': 'date-time' }
  if (format === 'password' || /password|secret/i.test(name)) return { 'ui:widget': 'password' }
  return isLong.test(name) || Number(maxLength ?? 0) > 300 ? { 'ui:widget': 'textarea' } : {}
}

/** Whether a form can fill in a value of this type. */
const isFillable = ({ reader }: Subject, type: string, schema: Schema): boolean => {
  if (type === 'object') return reader.names(schema).length > 0 || isObject(schema.additionalProperties)
  if (type !== 'array') return schema.format !== 'binary'
  const items = reader.items(schema) ?? {}
  const [first] = typesOf(items)
  return first !== undefined && (first !== 'object' || reader.names(items).length > 0)
}

/** Whether a property is a list of texts that users type in; an empty list must be valid, because forms send it. */
const isTags = (reader: SchemaReader, { minItems, enum: choices, ...schema }: Schema): boolean => {
  const items = reader.items(schema) ?? {}
  const isFree = items.enum === undefined && items.format === undefined && items.pattern === undefined
  return isFree && valueTypes(items).join() === 'string' && !choices && !minItems
}

const isName = (name: string): boolean => /^[\w$-]+$/.test(name)

/** Labels and widgets for the properties of an object, or of the items of a list; the theme would show their names. */
const partsUi = (reader: SchemaReader, name: string, schema: Schema): Json => {
  if (typesOf(schema).includes('string')) return textUi(name, schema)
  const items = reader.items(schema)
  if (items) return { items: { 'ui:title': labelOf(singular(name)), ...partsUi(reader, name, items) } }
  const names = reader.names(schema).filter(isName)
  return Object.fromEntries(
    names.map((name) => {
      const part = reader.property(schema, name) ?? {}
      return [name, { 'ui:title': labelOf(name), ...partsUi(reader, name, part) }]
    }),
  )
}

/** The UI schema of a field; undefined if no form can fill it in. */
const fieldUi = (subject: Subject, name: string, schema: Schema): Json | undefined => {
  const types = valueTypes(schema)
  const other = referredBy(subject, name)
  if (other && subject.nameOf(other) !== undefined && isOfIds(subject.reader, schema))
    return {
      'ui:title': referenceLabel(name),
      'ui:widget': types.includes('array') ? 'references' : 'reference',
      'ui:options': lookupOf(subject, other),
    }
  const title = { 'ui:title': labelOf(name) }
  if (Array.isArray(schema.oneOf) || Array.isArray(schema.anyOf)) return title
  const [type] = types
  if (type === undefined) return undefined
  if (types.length > 1) return types.includes('string') ? title : undefined
  if (!isFillable(subject, type, schema)) return undefined
  if (type === 'boolean') return { ...title, 'ui:widget': 'switch' }
  if (type === 'array' && isTags(subject.reader, schema)) return { ...title, 'ui:widget': 'tags' }
  return { ...title, ...(type === 'string' ? textUi(name, schema) : partsUi(subject.reader, name, schema)) }
}

/** The files of a form. */
export interface FormFiles {
  ui: Json
  /** Fields of only one operation; undefined if both have the same. */
  difference: Json | undefined
  form: Json
  gaps: readonly FormGap[]
}

/** The name of the value that a form has when it edits a record. */
const editing = 'editedRecord'

/** The bodies of the operations that write. */
export type Bodies = Readonly<Partial<Record<FormAction, unknown>>>

interface Field {
  action: FormAction
  name: string
  ui: Json | undefined
  required: boolean
  /** Only this operation has it. */
  isOnly: boolean
}

const fieldsIn = (subject: Subject, bodies: Bodies): Field[] => {
  const { reader, resource } = subject
  const isOther = (body: unknown, name: string): boolean => reader.property(body, name)?.[otherBody] === true
  return (Object.entries(bodies) as [FormAction, unknown][]).flatMap(([action, body]) => {
    const required = texts(reader.resolve(body).required)
    const isGiven = (name: string): boolean =>
      name === 'id' || (name === resource.id && (action === 'update' || !required.includes(name)))
    const own = reader.names(body).filter((name) => !isGiven(name) && !isOther(body, name))
    const sorted = [...new Set([...own.filter((name) => required.includes(name)), ...own])]
    return sorted.map((name) => ({
      action,
      name,
      ui: isName(name) ? fieldUi(subject, name, reader.property(body, name) ?? {}) : undefined,
      required: required.includes(name),
      isOnly: Object.values(bodies).some((other) => isOther(other, name)),
    }))
  })
}

/** The form of a resource, for the bodies of its operations and the record that an edit starts from. */
export const formFiles = (subject: Subject, bodies: Bodies, record: unknown): FormFiles => {
  const fields = fieldsIn(subject, bodies)
  const shown = fields.filter(({ ui }) => ui !== undefined)
  const branch = (action: FormAction): Json => {
    const own = shown.filter((field) => field.action === action && field.isOnly)
    const required = own.filter((field) => field.required).map(({ name }) => name)
    return {
      properties: Object.fromEntries(own.map(({ name }) => [name, {}])),
      ...(required.length > 0 && { required }),
    }
  }
  const isSplit = shown.some(({ isOnly }) => isOnly)
  const keep = fields.filter(
    ({ action, ui, name }) => action === 'update' && !ui && subject.reader.property(record, name),
  )
  return {
    ui: Object.fromEntries(shown.map(({ name, ui }) => [name, ui])),
    difference: isSplit
      ? { if: { required: [editing] }, then: branch('update'), else: branch('create') }
      : undefined,
    form: {
      ...(keep.length > 0 && { keep: keep.map(({ name }) => name) }),
      ...(isSplit && { context: { [editing]: { $route: 'id' } } }),
    },
    gaps: fields.flatMap(({ action, name, ui, required }) =>
      ui || !required ? [] : [{ action, property: name }],
    ),
  }
}
