import { isObject, type JsonObject, type JsonValue } from '../../../contract/json.ts'
import type { Shape } from '../../contract/table/shape.ts'

const namedIn = (shape: Shape, value: JsonValue): JsonValue => {
  if (Array.isArray(value)) {
    const { items } = shape
    return items ? value.map((item) => namedIn(items, item)) : value
  }
  return isObject(value) && shape.properties.size > 0 ? currentNames(shape, value) : value
}

/** The body with former property names (`x-renamed-from`) replaced by the present ones. */
export const currentNames = ({ properties }: Shape, body: JsonObject): JsonObject => {
  const now = new Map<string, string>()
  for (const [name, { renamedFrom }] of properties) for (const earlier of renamedFrom) now.set(earlier, name)
  const named: JsonObject = {}
  for (const [stored, value = null] of Object.entries(body)) {
    const name = now.get(stored) ?? stored
    const shape = properties.get(name)
    named[name] = shape ? namedIn(shape, value) : value
  }
  return named
}
