import { asRecord, isObject, type PlainObject } from '../../../../contract/json.ts'
import { isSame } from '../../../../contract/same-value.ts'
import { inFieldOrder } from '../../../../modules/format/field-order.ts'
import type { Column, JsonSchema, Module } from '../../../../modules/format/types.ts'
import type { Language, WidgetOptions } from '../../../widgets/widget.ts'
import { type Mapping, uiOptions } from '../../form/data/mapping.ts'
import { propertyNames, propertySchema } from '../../form/data/schema.ts'

/**
 * How a grid cell shows and reads its value; `file` and `summary` cells are edited in the form. `rich` is formatted text
 * that is read and written as plain text.
 */
export type CellKind =
  | 'text'
  | 'lines'
  | 'rich'
  | 'phone'
  | 'number'
  | 'date'
  | 'time'
  | 'date-time'
  | 'duration'
  | 'choice'
  | 'toggle'
  | 'reference'
  | 'references'
  | 'users'
  | 'tags'
  | 'visibility'
  | 'file'
  | 'summary'

/** A column of the grid: a property of the form, or its text in one language. */
export interface GridColumn {
  /** The property, and the number of the language: `titles/1`. */
  key: string
  name: string
  language?: Language
  /** English; translated when shown. */
  label: string
  kind: CellKind
  schema: JsonSchema
  options: WidgetOptions
  isRequired: boolean
  /** The list's column of the same property, for the texts of its values. */
  column?: Column | undefined
}

/** Whether the cells of a column are edited in the grid. */
export const isEditable = ({ kind }: Pick<GridColumn, 'kind'>): boolean =>
  kind !== 'summary' && kind !== 'file'

/** Whether the cells of a column can be imported: files by their name. */
export const isImportable = ({ kind }: Pick<GridColumn, 'kind'>): boolean => kind !== 'summary'

const kinds: Readonly<Record<string, CellKind>> = {
  text: 'text',
  email: 'text',
  url: 'text',
  uri: 'text',
  textarea: 'lines',
  phone: 'phone',
  number: 'number',
  updown: 'number',
  range: 'number',
  date: 'date',
  time: 'time',
  'date-time': 'date-time',
  duration: 'duration',
  select: 'choice',
  radio: 'choice',
  'yes-no': 'toggle',
  switch: 'toggle',
  checkbox: 'toggle',
  reference: 'reference',
  references: 'references',
  'user-picker': 'users',
  tags: 'tags',
  visibility: 'visibility',
  image: 'file',
  file: 'file',
  audio: 'file',
}

const typesOf = ({ type }: JsonSchema): readonly unknown[] => (Array.isArray(type) ? type : [type])

/** The kind of a form property: by its widget, else by its schema as rjsf does. */
const kindOf = (schema: JsonSchema, widget: unknown): CellKind => {
  if (Array.isArray(schema.enum)) return 'choice'
  if (typeof widget === 'string') {
    const kind = kinds[widget] ?? 'summary'
    return kind === 'choice' ? 'toggle' : kind
  }
  const types = typesOf(schema)
  if (types.includes('boolean')) return 'toggle'
  if (types.includes('integer') || types.includes('number')) return 'number'
  if (!types.includes('string')) return 'summary'
  return schema.format === 'date-time' ? 'date-time' : 'text'
}

const requiredIn = (schema: JsonSchema): readonly unknown[] =>
  Array.isArray(schema.required) ? schema.required : []

/** Properties that a condition on a value of the form's context, such as the number of the record, requires of new records. */
const requiredWhenNew = (schema: JsonSchema): readonly unknown[] => {
  const properties = propertyNames(schema)
  const asked = requiredIn(asRecord(schema.if))
  const isOfContext = asked.length > 0 && !asked.some((name) => properties.includes(String(name)))
  return isOfContext ? requiredIn(asRecord(schema.else)) : []
}

/** The form property of a list's column; a column with the name of a record belongs to its id. */
const formFieldOf = ({ field, reference }: Column): string => reference?.field ?? field

/**
 * How formatted texts are edited: in the form or a dialog of the row; as they are, one per language; or as plain text,
 * one per language.
 */
type RichTexts = 'outside' | 'formatted' | 'plain'

/** The columns of a property: one per language for translated texts; none for a property that is not edited. */
const columnsOf = (
  mapping: Mapping,
  name: string,
  listed: readonly Column[],
  rich: RichTexts,
): readonly GridColumn[] => {
  const schema = propertySchema(mapping.schema, name)
  const options = uiOptions(asRecord(mapping.ui[name]))
  const { widget, title, disabled, readonly } = options
  if (disabled === true || readonly === true || widget === 'password' || widget === 'hidden') return []
  const isRequired = [...requiredIn(mapping.schema), ...requiredWhenNew(mapping.schema)].includes(name)
  const column = listed.find((each) => formFieldOf(each) === name)
  const shared = { name, label: String(title ?? schema.title ?? name), schema, options, column }
  const isPlain = rich === 'plain' && (widget === 'rich-text' || options.rich === true)
  if (widget === 'translations' && (rich !== 'outside' || options.rich !== true))
    return mapping.context.languages.map((language, at) => ({
      ...{ ...shared, key: `${name}/${language.id}`, language, isRequired: isRequired && at === 0 },
      kind: isPlain ? ('rich' as const) : options.multiline === true ? ('lines' as const) : ('text' as const),
    }))
  return [{ ...shared, key: name, kind: isPlain ? 'rich' : kindOf(schema, widget), isRequired }]
}

/** The columns of a module's grid: first those of the list, then the other properties in the order of the form. */
export const gridColumns = (
  module: Module,
  mapping: Mapping,
  rich: RichTexts = 'outside',
): readonly GridColumn[] => {
  const listed = module.list?.columns ?? []
  const places = new Map(listed.map((column, at) => [formFieldOf(column), at]))
  const names = inFieldOrder(mapping.ui, propertyNames(mapping.schema), String)
  return names
    .toSorted((one, other) => (places.get(one) ?? listed.length) - (places.get(other) ?? listed.length))
    .flatMap((name) => columnsOf(mapping, name, listed, rich))
}

/** The columns of a form's texts per language, rich texts included, in the order of the form. */
export const textColumns = (mapping: Mapping): readonly GridColumn[] =>
  inFieldOrder(mapping.ui, propertyNames(mapping.schema), String)
    .flatMap((name) => columnsOf(mapping, name, [], 'formatted'))
    .filter(({ language }) => language)

/** Why a file is not imported: it was not selected, or breaks a rule of its field. */
export type FileReason = 'noFile' | 'fileType' | 'fileSize' | 'fileEmpty'

/** A typed or pasted text that is no value of its column. */
export interface Unread {
  unread: string
  /** Why an imported row is not saved although its cell can be read, and the value that the message names. */
  reason?: 'unknownId' | 'several' | 'repeated' | 'notAllowed' | FileReason
  about?: string
  /** A part of a record's name, if no other record has it. */
  isPart?: boolean
  /** The names that no record has, or that several records have. */
  unknown?: readonly string[]
  several?: readonly string[]
  /** The search for a name failed; the next save repeats it. */
  isUnanswered?: boolean
}

export const isUnread = (value: unknown): value is PlainObject & Unread =>
  isObject(value) && typeof value.unread === 'string'

/** Whether two cell values are equal; an empty text counts as missing. */
export const isSameCell = (a: unknown, b: unknown): boolean => {
  const filled = (value: unknown): unknown =>
    value === '' || value === undefined || (Array.isArray(value) && value.length === 0) ? null : value
  return isSame(filled(a), filled(b))
}

const entriesIn = (data: PlainObject, name: string): readonly PlainObject[] => {
  const value = data[name]
  return Array.isArray(value) ? value.filter(isObject) : []
}

/** The value of a cell in form data. */
export const getCell = (data: PlainObject, { name, language }: GridColumn): unknown =>
  language
    ? (entriesIn(data, name).find(({ languageId }) => languageId === language.id)?.text ?? '')
    : data[name]

/** Form data with another value in a cell. */
const setCell = (data: PlainObject, { name, language }: GridColumn, value: unknown): PlainObject => {
  if (!language) return { ...data, [name]: value }
  const text = typeof value === 'string' ? value : ''
  const entries = entriesIn(data, name)
  const isNew = !entries.some(({ languageId }) => languageId === language.id)
  return {
    ...data,
    [name]: isNew
      ? [...entries, { languageId: language.id, text }]
      : entries.map((entry) => (entry.languageId === language.id ? { ...entry, text } : entry)),
  }
}

/** Form data with the changed cells of a row, by column key. */
export const withCells = (
  data: PlainObject,
  columns: readonly GridColumn[],
  cells: PlainObject,
): PlainObject =>
  columns.reduce(
    (before, column) =>
      Object.hasOwn(cells, column.key) ? setCell(before, column, cells[column.key]) : before,
    data,
  )
