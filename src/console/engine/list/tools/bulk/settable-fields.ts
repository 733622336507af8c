import { asRecord } from '../../../../../contract/json.ts'
import { inFieldOrder } from '../../../../../modules/format/field-order.ts'
import type { JsonSchema, Module } from '../../../../../modules/format/types.ts'
import { findValueMapping } from '../../../../widgets/value-mappings.ts'
import type { ValueMapping } from '../../../../widgets/widget.ts'
import { uiOptions } from '../../../form/data/mapping.ts'
import { formSources, propertyNames } from '../../../form/data/schema.ts'

/** A field that can be set to the same value in several records. */
export interface SettableField {
  /** Form property. */
  name: string
  /** English; translated when shown. */
  label: string
  schema: JsonSchema
}

/** The value mapping of a field's widget: from its UI schema, else rjsf's default. */
const mappingOf = (schema: JsonSchema, ui: JsonSchema): ValueMapping | undefined => {
  const { widget } = uiOptions(ui)
  if (typeof widget === 'string') return findValueMapping(widget)
  if (Array.isArray(schema.enum)) return findValueMapping('select')
  if (schema.format === 'date-time') return findValueMapping('date-time')
  return schema.type === 'boolean' ? findValueMapping('switch') : undefined
}

const conditions = ['if', 'then', 'else', 'allOf', 'anyOf', 'oneOf'] as const

/** Names that the conditions of a schema test, show or require. */
const conditionalNames = (schema: JsonSchema): readonly string[] =>
  conditions
    .flatMap((key) => schema[key] ?? [])
    .flatMap((part) => {
      const inner = asRecord(part)
      const required = Array.isArray(inner.required) ? inner.required.map(String) : []
      return [...required, ...propertyNames(inner), ...conditionalNames(inner)]
    })

/**
 * The fields of a module's form that can be set in several records at once, in form order: independent fields whose
 * widget is for a choice. Excludes fields that conditions or other fields' options depend on, because other values
 * would change too.
 */
export const settableFields = (module: Module): readonly SettableField[] => {
  const { schema = {}, ui = {} } = module
  const apart = new Set([...conditionalNames(schema), ...formSources(ui)])
  const settable = Object.entries(asRecord(schema.properties))
    .map(([name, property]) => ({ name, schema: asRecord(property), ui: asRecord(ui[name]) }))
    .filter(({ name, schema, ui }) => {
      const { disabled, readonly } = uiOptions(ui)
      const isFree = disabled !== true && readonly !== true && formSources(ui).length === 0
      return isFree && !apart.has(name) && mappingOf(schema, ui)?.alike === true
    })
    .map(({ name, schema, ui }) => ({ name, schema, label: String(uiOptions(ui).title ?? name) }))
  return inFieldOrder(ui, settable, ({ name }) => name)
}
