import type { Change, Kind } from './changes.ts'
import { follow, isJson, type Json, objectAt, type Place, replace } from './document.ts'
import type { Reached } from './reach.ts'

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []

const all =
  (...steps: readonly ((document: unknown) => () => void)[]) =>
  (document: unknown): (() => void) => {
    const undo = steps.map((step) => step(document))
    return () => {
      for (const back of undo.toReversed()) back()
    }
  }

/** Replaces the properties of an object schema, and the names it requires. */
const reshape =
  (
    place: Place,
    change: (entries: readonly (readonly [string, unknown])[]) => readonly (readonly [string, unknown])[],
    names: (required: readonly string[]) => readonly string[],
  ) =>
  (document: unknown): (() => void) => {
    const schema = objectAt(document, place)
    const entries = Object.entries(schema.properties as Json)
    return all(
      (whole) => replace(whole, [...place, 'properties'], Object.fromEntries(change(entries))),
      ...(Array.isArray(schema.required)
        ? [(whole: unknown) => replace(whole, [...place, 'required'], names(texts(schema.required)))]
        : []),
    )(document)
  }

/** A type that nothing takes for the present one: an object for anything else, text for an object. */
const otherType = (document: unknown, property: unknown): Json => {
  const schema = follow(document, property)
  const parts = isJson(schema)
    ? [schema, ...[schema.oneOf, schema.anyOf].flat().map((part) => follow(document, part))]
    : []
  const types = parts.flatMap((part) =>
    isJson(part) ? [part.type, part.properties ? 'object' : undefined].flat() : [],
  )
  return types.includes('object')
    ? { type: 'string' }
    : { type: 'object', properties: { changed: { type: 'boolean' } } }
}

const propertyChanges = (document: unknown, place: Place, name: string): readonly Change[] => {
  const other = `${name}Renamed`
  const at = [...place, 'properties', name]
  const change = (kind: Kind, apply: Change['apply']): Change => ({ kind, place: at, names: [name], apply })
  return [
    change(
      'property renamed',
      reshape(
        place,
        (entries) => entries.map(([key, value]) => [key === name ? other : key, value]),
        (required) => required.map((key) => (key === name ? other : key)),
      ),
    ),
    change(
      'property removed',
      reshape(
        place,
        (entries) => entries.filter(([key]) => key !== name),
        (required) => required.filter((key) => key !== name),
      ),
    ),
    change('property of another type', (whole) =>
      replace(whole, at, otherType(document, objectAt(document, at))),
    ),
  ]
}

/** No address of mail is shorter (`a@b.c`), so that a lower limit than the next changes nothing. */
const shortestAddress = 5

const tighter: Readonly<Record<string, (limit: number, format: unknown) => number>> = {
  maxLength: (limit) => Math.floor(limit / 2),
  maximum: (limit) => Math.floor(limit / 2),
  maxItems: (limit) => Math.floor(limit / 2),
  minLength: (limit, format) => Math.max(limit, format === 'email' ? shortestAddress : 0) + 1,
  minimum: (limit) => limit + 1,
  minItems: (limit) => limit + 1,
}

const limitChanges = (schema: Json, place: Place): readonly Change[] =>
  Object.entries(tighter).flatMap(([key, tighten]) => {
    const limit = schema[key]
    if (typeof limit !== 'number' || limit >= Number.MAX_SAFE_INTEGER) return []
    const apply: Change['apply'] = (document) =>
      replace(document, [...place, key], tighten(limit, schema.format))
    return [{ kind: 'limit tightened', place, names: [place.at(-1) ?? ''], apply }]
  })

const choiceChanges = (schema: Json, place: Place): readonly Change[] =>
  Array.isArray(schema.enum) && schema.enum.length > 1
    ? schema.enum
        .filter((choice) => choice !== null && choice !== '')
        .map((choice) => ({
          kind: 'choice removed',
          place,
          names: [String(choice)],
          apply: (document) =>
            replace(
              document,
              [...place, 'enum'],
              (schema.enum as unknown[]).filter((other) => other !== choice),
            ),
        }))
    : []

/** All changes of one schema and those within it; `isSent` for schemas of bodies, whose limits count. */
export const schemaChanges = (
  document: unknown,
  schema: unknown,
  place: Place,
  isSent: boolean,
): readonly Change[] => {
  if (!isJson(schema)) return []
  const own = [...choiceChanges(schema, place), ...(isSent ? limitChanges(schema, place) : [])]
  const within = (key: string): readonly Change[] =>
    schemaChanges(document, schema[key], [...place, key], isSent)
  const lists = ['oneOf', 'anyOf', 'allOf'].flatMap((key) =>
    (Array.isArray(schema[key]) ? (schema[key] as unknown[]) : []).flatMap((part, index) =>
      schemaChanges(document, part, [...place, key, String(index)], isSent),
    ),
  )
  const properties = isJson(schema.properties) ? Object.entries(schema.properties) : []
  return [
    ...own,
    ...within('items'),
    ...lists,
    ...properties.flatMap(([name, property]) => [
      ...propertyChanges(document, place, name),
      ...schemaChanges(document, property, [...place, 'properties', name], isSent),
    ]),
  ]
}

/** A new property that every body must hold. */
export const requiredAdded = (place: Place): Change => ({
  kind: 'required property added',
  place,
  names: [],
  apply: (document) => {
    const schema = objectAt(document, place)
    return all(
      (whole) =>
        replace(whole, [...place, 'properties'], {
          ...(schema.properties as Json),
          newlyRequired: { type: 'string' },
        }),
      (whole) => replace(whole, [...place, 'required'], [...texts(schema.required), 'newlyRequired']),
    )(document)
  },
})

/** Whether a part of the contract is sent in a body. */
export const isSent = (reached: readonly Reached[]): boolean => reached.some(({ side }) => side === 'body')
