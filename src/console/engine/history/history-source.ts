import { asRecord, isObject, type PlainObject } from '../../../contract/json.ts'
import { isSame } from '../../../contract/same-value.ts'
import type { DetailFile, JsonSchema, Module } from '../../../modules/format/types.ts'
import { propertyWords } from '../../cells/fields-cell.tsx'
import { findWidget } from '../../widgets/registry.ts'
import type { Language } from '../../widgets/widget.ts'
import { type Mapping, uiOptions } from '../form/data/mapping.ts'
import { propertyNames, propertySchema } from '../form/data/schema.ts'
import { getPath, type ValueContext } from '../values.ts'

/** A field that versions of a record may differ in. */
export interface HistoryField {
  name: string
  /** A label, not translated. */
  label: string
  /** Labels of values. */
  words?: Readonly<Record<string, string>>
  /** The operation that lists the records that the field refers to. */
  operation?: string
  /** Those records are privileges, named in words. */
  names?: 'privileges'
  /** The field holds rich text, possibly per language. */
  rich?: boolean
}

/** The record of a history, and how its versions are read. */
export interface HistorySubject {
  /** Schema name of the record. */
  resource: string
  id: number
  languages: readonly Language[]
  /** Name of the record, if the page does not show it. */
  name?: string
  /** Number of the entry that is initially expanded. */
  opened?: number
  /** Empty: all properties, under their own names. */
  fields: readonly HistoryField[]
  /** The values of the fields in a payload of the get operation; empty without a record. */
  read: (payload: unknown) => PlainObject
  /** The history has a link to the stored record, which the page does not show. */
  isLinked?: boolean
  /** Puts values of an earlier version into the form; undefined for a read-only form. */
  restore?: (values: PlainObject) => void
}

/** A record and its known values; checked when the history opens. */
export type HistoryOf = Readonly<Record<string, unknown>>

/** Where a history is opened: from a form, or from details. */
export type HistorySource =
  | {
      module: Module
      id: unknown
      mapping: Mapping
      values: ValueContext
      /** Puts values into the form; undefined for a read-only form. */
      restore?: (values: Readonly<Record<string, unknown>>) => void
    }
  | { module: Module; id: unknown; mapping?: undefined }

/** Name of both the widget and the cell for rich text. */
const richText = 'rich-text'

const wordsOf = (ui: JsonSchema, schema: JsonSchema): Readonly<Record<string, string>> => {
  const { enumNames } = uiOptions(ui)
  if (!Array.isArray(enumNames)) return {}
  const values = Array.isArray(schema.enum) ? schema.enum : schema.type === 'boolean' ? [true, false] : []
  return Object.fromEntries(values.map((value, index) => [String(value), String(enumNames[index] ?? value)]))
}

/** The fields of a form with its labels; hidden properties have none. */
export const formFields = (schema: JsonSchema, ui: JsonSchema): readonly HistoryField[] =>
  propertyNames(schema).flatMap((name) => {
    const node = asRecord(ui[name])
    const { title, operation: stated, widget, rich, names } = uiOptions(node)
    const operation =
      stated ?? (typeof widget === 'string' ? findWidget(widget)?.lookup?.operation : undefined)
    if (typeof title !== 'string' || widget === 'hidden') return []
    return [
      {
        name,
        label: title,
        words: wordsOf(node, propertySchema(schema, name)),
        ...(typeof operation === 'string' && { operation }),
        ...(names === 'privileges' && { names: 'privileges' as const }),
        ...((widget === richText || rich === true) && { rich: true }),
      },
    ]
  })

/** The fields of a details dialog or page. */
export const detailFields = ({ fields, sections = [] }: DetailFile): readonly HistoryField[] =>
  [...fields, ...sections.flatMap((section) => section.fields)].map(({ field, label, cell }) => ({
    name: field,
    label,
    ...(cell === richText && { rich: true }),
  }))

/** The values of a record under the dotted names of its fields. */
export const detailData = (fields: readonly HistoryField[], record: PlainObject): PlainObject =>
  Object.fromEntries(fields.map(({ name }) => [name, getPath(record, name)]))

/** A field for each property in versions of a record, for records without a form or details. */
export const propertyFields = (...versions: readonly PlainObject[]): readonly HistoryField[] =>
  [...new Set(versions.flatMap((version) => Object.keys(version)))].map((name) => ({
    name,
    label: propertyWords(name),
  }))

/** Removes the position of texts in their record, which does not affect the text. */
const withoutPlaces = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutPlaces)
  if (!isObject(value)) return value
  const { place: _, ...rest } = value
  return Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, withoutPlaces(part)]))
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const same = (one: unknown, other: unknown): boolean =>
  (isNothing(one) && isNothing(other)) || isSame(withoutPlaces(one), withoutPlaces(other))

/** The fields that differ between two versions of a record, in order; missing, null and an empty list are equal. */
export const differingFields = (
  fields: readonly HistoryField[],
  before: PlainObject,
  after: PlainObject,
): readonly HistoryField[] => fields.filter(({ name }) => !same(before[name], after[name]))
