import { asRecord, type PlainObject } from '../../../contract/json.ts'
import type { JsonSchema } from '../../../modules/format/types.ts'
import type { Language } from '../../widgets/widget.ts'
import { uiOptions } from '../form/data/mapping.ts'
import { propertySchema } from '../form/data/schema.ts'

/** The data of blocks: the form's data, or one item of a list in it, with the form's schemas. */
export interface Scope {
  data: PlainObject
  schema: JsonSchema
  /** The UI schema with translated labels and resolved options. */
  ui: JsonSchema
  languages: readonly Language[]
  /** The displayed content language; undefined without languages. */
  language: Language | undefined
  /** Level of the record's or item's heading. */
  level: number
}

/** A form field as a preview reads it. */
export interface Field {
  name: string
  label: string
  value: unknown
  schema: JsonSchema
  options: Readonly<Record<string, unknown>>
}

/** Returns a field by name. */
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

/** The items of a list field, each as a scope for its blocks. */
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
