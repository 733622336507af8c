import { isObject, type JsonObject, type JsonValue } from '../../contract/json.ts'
import { plainSchema, type Schema } from '../contract/schema.ts'

/** A rich text in a body: its place (a JSON Pointer), and a function that replaces it. */
export type RichTextField = {
  readonly path: string
  readonly text: string
  readonly put: (text: string) => void
}

type Put = (text: string) => void
type Find = (value: JsonValue | undefined, path: string, put: Put) => RichTextField[]

function findInObject(properties: Readonly<Record<string, Schema>>): Find | null {
  const finds = Object.entries(properties).flatMap(([name, property]) => {
    const find = compile(property)
    return find ? [[name, find] as const] : []
  })
  if (finds.length === 0) return null
  return (value, path) =>
    isObject(value)
      ? finds.flatMap(([name, find]) =>
          find(value[name], `${path}/${name}`, (text) => {
            value[name] = text
          }),
        )
      : []
}

function findInList(items: Schema): Find | null {
  const find = compile(items)
  if (!find) return null
  return (value, path) =>
    Array.isArray(value)
      ? value.flatMap((item, index) =>
          find(item, `${path}/${index}`, (text) => {
            value[index] = text
          }),
        )
      : []
}

function compile(raw: Schema): Find | null {
  const schema = plainSchema(raw)
  if (schema.items) return findInList(schema.items)
  if (schema.properties) return findInObject(schema.properties)
  if (schema.format !== 'html') return null
  return (value, path, put) => (typeof value === 'string' ? [{ path, text: value, put }] : [])
}

/**
 * Compiles a function that finds the rich texts (`format: html`) of a validated body; null for a schema without any.
 */
export function compileRichPlaces(body: Schema): ((body: JsonObject) => RichTextField[]) | null {
  const find = compile(body)
  return find && ((value) => find(value, '', () => undefined))
}
