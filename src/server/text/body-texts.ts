import { isObject, type JsonObject, type JsonValue } from '../../contract/json.ts'
import { plainSchema, type Schema } from '../contract/schema.ts'
import { cleanText } from './clean-text.ts'

/** Changes a value of a body, in place if possible, and returns it. */
type Change = (value: JsonValue) => JsonValue

/** Passwords are used unchanged; rich text ends with a tag, and is cleaned separately. */
const changeText = (format: string | undefined): Change | null => {
  if (format === 'password') return null
  const change = format === 'html' ? (text: string) => text.normalize('NFC') : cleanText
  return (value) => (typeof value === 'string' ? change(value) : value)
}

const changeObject = (properties: Readonly<Record<string, Schema>>): Change | null => {
  const changes = Object.entries(properties).flatMap(([name, property]) => {
    const change = compile(property)
    return change ? [[name, change] as const] : []
  })
  if (changes.length === 0) return null
  return (value) => {
    if (!isObject(value)) return value
    for (const [name, change] of changes) {
      const entry = Object.hasOwn(value, name) ? value[name] : undefined
      if (entry !== undefined) value[name] = change(entry)
    }
    return value
  }
}

const changeItems = (items: Schema): Change | null => {
  const change = compile(items)
  return change && ((value) => (Array.isArray(value) ? value.map(change) : value))
}

const compile = (raw: Schema): Change | null => {
  const schema = plainSchema(raw)
  if (schema.items) return changeItems(schema.items)
  if (schema.properties) return changeObject(schema.properties)
  return schema.type === 'string' ? changeText(schema.format) : null
}

/**
 * Compiles the normalization of a body's texts before validation: NFC, without spaces and invisible characters at their
 * ends; passwords are unchanged, and rich text is only converted to NFC. Works in place, and also accepts bodies that
 * violate the schema.
 */
export const compileTexts = (body: Schema): ((value: JsonObject) => void) => {
  const change = compile(body)
  return (value) => {
    change?.(value)
  }
}
