import type { Change } from './changes.ts'
import { follow, isJson, type Json, objectAt, replace, valueAt } from './document.ts'
import { type OperationPlace, operationPlaces, reacher } from './reach.ts'
import { isSent, requiredAdded, schemaChanges } from './schema-changes.ts'

const move =
  (place: readonly string[], from: string, to: string | undefined) =>
  (document: unknown): (() => void) => {
    const parent = objectAt(document, place)
    const moved = Object.fromEntries(
      Object.entries(parent).flatMap(([key, value]) => {
        if (key !== from) return [[key, value] as const]
        return to === undefined ? [] : [[to, value] as const]
      }),
    )
    return replace(document, place, moved)
  }

const parameterChanges = (document: unknown, { place, operation }: OperationPlace): readonly Change[] => {
  const list = Array.isArray(operation.parameters) ? operation.parameters : []
  return list.flatMap((given, index): Change[] => {
    const parameter = follow(document, given)
    if (!isJson(parameter) || parameter.in !== 'query') return []
    const name = String(parameter.name)
    const at = [...place, 'parameters', String(index)]
    const names = [name]
    return [
      {
        kind: 'parameter renamed',
        place: at,
        names,
        apply: (whole) => replace(whole, at, { ...parameter, name: `${name}Renamed` }),
      },
      {
        kind: 'parameter removed',
        place: at,
        names,
        apply: (whole) => replace(whole, [...place, 'parameters'], list.toSpliced(index, 1)),
      },
      {
        kind: 'parameter of another type',
        place: at,
        names,
        apply: (whole) => replace(whole, at, { ...parameter, schema: { type: 'object', properties: {} } }),
      },
    ]
  })
}

/** Parameters that share a `$ref` share their choices; those written out have their own. */
const parameterChoices = (document: unknown, { place, operation }: OperationPlace): readonly Change[] =>
  (Array.isArray(operation.parameters) ? operation.parameters : []).flatMap((parameter, index) =>
    isJson(parameter) && isJson(parameter.schema)
      ? schemaChanges(document, parameter.schema, [...place, 'parameters', String(index), 'schema'], false)
      : [],
  )

const inlineSchemas = (document: unknown, { place, operation }: OperationPlace): readonly Change[] => {
  const body = ['requestBody', 'content', 'application/json', 'schema']
  const multipart = ['requestBody', 'content', 'multipart/form-data', 'schema']
  const answer = ['responses', '200', 'content', 'application/json', 'schema']
  return [body, multipart, answer].flatMap((path) =>
    schemaChanges(document, valueAt(operation, path), [...place, ...path], path !== answer),
  )
}

const wholeChanges = ({ id, place, path, method, operation }: OperationPlace): readonly Change[] => {
  const names = [id]
  const privileges = [...place, 'x-privileges']
  return [
    {
      kind: 'operation renamed',
      place,
      names,
      apply: (whole) => replace(whole, [...place, 'operationId'], `${id}Renamed`),
    },
    { kind: 'operation removed', place, names, apply: move(['paths', path], method, undefined) },
    {
      kind: 'path changed',
      place,
      names: [path],
      apply: move(['paths'], path, path.replace('/api/', '/api/moved/')),
    },
    ...(Array.isArray(operation['x-privileges'])
      ? [
          {
            kind: 'privilege unknown',
            place,
            names,
            apply: (whole: unknown) => replace(whole, privileges, ['UNKNOWN_READ']),
          } as const,
        ]
      : []),
  ]
}

const bodyPlace = (
  document: unknown,
  { place, operation }: OperationPlace,
): readonly string[] | undefined => {
  const path = ['requestBody', 'content', 'application/json', 'schema']
  const schema = valueAt(operation, path)
  if (!isJson(schema)) return undefined
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').slice(1)
  return isJson(follow(document, schema)) ? [...place, ...path] : undefined
}

/** Every change, one at a time, in the order of the contract. */
export const allChanges = (document: unknown): readonly Change[] => {
  const operations = operationPlaces(document)
  const reach = reacher(document)
  const schemas = Object.entries(objectAt(document, ['components', 'schemas'])).flatMap(([name, schema]) => {
    const place = ['components', 'schemas', name]
    return schemaChanges(document, schema, place, isSent(reach(place)))
  })
  const parameters = Object.entries(
    (valueAt(document, ['components', 'parameters']) as Json | undefined) ?? {},
  ).flatMap(([name, parameter]) =>
    isJson(parameter)
      ? schemaChanges(document, parameter.schema, ['components', 'parameters', name, 'schema'], false)
      : [],
  )
  const bodies = new Map(
    operations.flatMap((operation) => {
      const place = bodyPlace(document, operation)
      const isObject = place && isJson(valueAt(document, [...place, 'properties']))
      return isObject ? [[place.join('/'), requiredAdded(place)] as const] : []
    }),
  )
  return [
    ...schemas,
    ...parameters,
    ...bodies.values(),
    ...operations.flatMap((operation) => [
      ...inlineSchemas(document, operation),
      ...parameterChanges(document, operation),
      ...parameterChoices(document, operation),
      ...wholeChanges(operation),
    ]),
  ]
}
