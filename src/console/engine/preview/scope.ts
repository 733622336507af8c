import { asRecord, type PlainObject } from '../../../contract/json.ts'
import type { JsonSchema } from '../../../modules/format/types.ts'
import type { Language } from '../../widgets/widget.ts'
import { uiOptions } from '../form/data/mapping.ts'
import { propertySchema } from '../form/data/schema.ts'

/** What blocks read: the form's data, or one item of a list in it, with what the form says of its fields. */
export interface Scope {
  data: PlainObject
  schema: JsonSchema
  /** The UI schema with its labels translated and its options taken from where they say. */
  ui: JsonSchema
  languages: readonly Language[]
  /** The content language shown; undefined where there is none. */
  language: Language | undefined
  /** Level of the heading that names the record or item. */
  level: number
}

/** A field of the form, as a preview reads it. */
export interface Field {
  name: string
  label: string
  value: unknown
  schema: JsonSchema
  options: Readonly<Record<string, unknown>>
}

/** A field by its name. */
export const fieldOf = ({ data, schema, ui }: Scope, name: string): Field => {
  const options = uiOptions(asRecord(ui[name]))
  return {
    name,
    label: typeof options.title === 'string' ? options.title : name,
    value: data[name],
    schema: propertySchema(schema, name),
    options,
  }
}

/** The items of a list field, each as what its blocks read. */
export const itemScopes = (scope: Scope, name: string): readonly Scope[] => {
  const { value, schema } = fieldOf(scope, name)
  const items = { schema: asRecord(schema.items), ui: asRecord(asRecord(scope.ui[name]).items) }
  return (Array.isArray(value) ? value : []).map((item) => ({
    ...scope,
    ...items,
    data: asRecord(item),
    level: scope.level + 1,
  }))
}
