import { asRecord } from '../../../contract/json.ts'
import { fieldNames } from '../../../modules/format/field-order.ts'
import type { Module } from '../../../modules/format/types.ts'
import { findValueMapping } from '../../widgets/value-mappings.ts'
import { uiOptions } from '../form/data/mapping.ts'
import { propertySchema } from '../form/data/schema.ts'

/** A form field with a text per language. */
export interface TextField {
  /** The property in form and record. */
  name: string
  from: string
  /** Label from the module's file, not translated. */
  label: string
  isRich: boolean
  /** Maximum number of characters of a text. */
  maxLength: number
}

/** The fields of a module's form with texts per language, in order. */
export const textFields = ({ ui = {}, schema = {} }: Module): readonly TextField[] =>
  fieldNames(ui).flatMap((name) => {
    const { widget, from, label, title, rich } = uiOptions(asRecord(ui[name]))
    if (typeof widget !== 'string' || findValueMapping(widget)?.needsLanguages !== true) return []
    const { maxLength } = propertySchema(asRecord(propertySchema(schema, name).items), 'text')
    return [
      {
        name,
        from: typeof from === 'string' ? from : name,
        label: String(label ?? title ?? name),
        isRich: rich === true,
        maxLength: typeof maxLength === 'number' ? maxLength : Number.POSITIVE_INFINITY,
      },
    ]
  })
