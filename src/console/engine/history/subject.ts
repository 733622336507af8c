import { asRecord, type PlainObject } from '../../../contract/json.ts'
import type { DetailFile, JsonSchema } from '../../../modules/format/types.ts'
import type { Language } from '../../widgets/widget.ts'
import { uiOptions } from '../form/data/mapping.ts'
import { propertyNames, propertySchema } from '../form/data/schema.ts'
import { getPath } from '../path.ts'

/** A field in which versions of a record may differ. */
export interface HistoryField {
  name: string
  /** A label, not yet translated. */
  label: string
  /** Words for values, as labels. */
  words?: Readonly<Record<string, string>>
  /** The operation that lists the records whose numbers it holds. */
  operation?: string
  /** It holds rich text, of each language where it has languages. */
  rich?: boolean
}

/** The record whose history is shown, and how a version of it is read. */
export interface HistorySubject {
  /** Name of the record's schema. */
  resource: string
  id: number
  languages: readonly Language[]
  /** What it is called, where the page does not say. */
  name?: string
  /** Number of the entry that is shown open. */
  opened?: number
  /** None: whatever it holds, under the names of its properties. */
  fields: readonly HistoryField[]
  /** The fields' values in what the get operation answers; of no record, none. */
  read: (payload: unknown) => PlainObject
  /** Puts values of an earlier version into the form; left out where nothing can be changed. */
  restore?: (values: PlainObject) => void
}

/** What both the widget and the cell for rich text are called. */
const richText = 'rich-text'

const wordsOf = (ui: JsonSchema, schema: JsonSchema): Readonly<Record<string, string>> => {
  const { enumNames } = uiOptions(ui)
  if (!Array.isArray(enumNames)) return {}
  const values = Array.isArray(schema.enum) ? schema.enum : schema.type === 'boolean' ? [true, false] : []
  return Object.fromEntries(values.map((value, index) => [String(value), String(enumNames[index] ?? value)]))
}

/** The fields of a form, under its own labels; what it does not show has none. */
export const formFields = (schema: JsonSchema, ui: JsonSchema): readonly HistoryField[] =>
  propertyNames(schema).flatMap((name) => {
    const node = asRecord(ui[name])
    const { title, operation, widget, rich } = uiOptions(node)
    if (typeof title !== 'string' || widget === 'hidden') return []
    return [
      {
        name,
        label: title,
        words: wordsOf(node, propertySchema(schema, name)),
        ...(typeof operation === 'string' && { operation }),
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

const words = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter}`).replace(/^./, (letter) => letter.toUpperCase())

/** A field for each property that versions of a record hold, where no form and no details name them. */
export const propertyFields = (...versions: readonly PlainObject[]): readonly HistoryField[] =>
  [...new Set(versions.flatMap((version) => Object.keys(version)))].map((name) => ({
    name,
    label: words(name),
  }))
