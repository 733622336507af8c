import type { OpenAPIV3_1 } from 'openapi-types'
import { type Document, type Endpoint, endpointsOf } from '../../shared/contract.ts'

type Schema = OpenAPIV3_1.SchemaObject
/** A schema or parameter as the bundle has it, references included. */
type Node = Record<string, unknown> & {
  properties?: Record<string, Node>
  required?: string[]
  enum?: unknown[]
}

/** One change of the contract, as somebody may make it. */
export interface Change {
  kind: string
  /** Where in the contract. */
  place: string
  /** The operation that it changes as a whole. */
  operation?: string
  /** Carries it out. */
  apply: (document: Document) => void
}

const schemaOf = (document: Document, name: string): Node =>
  (document.components?.schemas?.[name] ?? {}) as Node

const renamed = <T>(
  object: Readonly<Record<string, T>>,
  from: string,
  to: string | undefined,
): Record<string, T> =>
  Object.fromEntries(
    Object.entries(object).flatMap(([key, value]) =>
      key !== from ? [[key, value]] : to ? [[to, value]] : [],
    ),
  )

const moveProperty = (schema: Node, from: string, to: string | undefined): void => {
  schema.properties = renamed(schema.properties ?? {}, from, to)
  if (schema.required)
    schema.required = schema.required.flatMap((name) => (name !== from ? [name] : (to ?? [])))
}

const propertyChanges = (name: string, property: string): Change[] => {
  const place = `${name}.${property}`
  const changed = (kind: string, change: (schema: Node) => void): Change => ({
    kind,
    place,
    apply: (document) => change(schemaOf(document, name)),
  })
  return [
    changed('property renamed', (schema) => moveProperty(schema, property, `${property}Renamed`)),
    changed('property removed', (schema) => moveProperty(schema, property, undefined)),
    changed('property of another type', ({ properties = {} }) => {
      const isObject = properties[property]?.type === 'object'
      properties[property] = isObject ? { type: 'string' } : { type: 'object', properties: { changed: {} } }
    }),
  ]
}

/** No address of mail is shorter (`a@b.c`), so that a lower limit than the next changes nothing. */
const minAddressLength = 5

const tighter: Readonly<Record<string, (limit: number, format: unknown) => number>> = {
  maxLength: (limit) => Math.floor(limit / 2),
  maximum: (limit) => Math.floor(limit / 2),
  maxItems: (limit) => Math.floor(limit / 2),
  minLength: (limit, format) => Math.max(limit, format === 'email' ? minAddressLength : 0) + 1,
  minimum: (limit) => limit + 1,
  minItems: (limit) => limit + 1,
}

const limitChanges = (name: string, property: string, node: Node): Change[] =>
  Object.entries(tighter).flatMap(([keyword, tighten]): Change[] => {
    const limit = node[keyword]
    if (typeof limit !== 'number') return []
    const apply = (document: Document): void => {
      const found = schemaOf(document, name).properties?.[property] ?? {}
      found[keyword] = tighten(limit, node.format)
    }
    return [{ kind: 'limit tightened', place: `${name}.${property} ${keyword}`, apply }]
  })

const choiceChanges = (name: string, property: string, { enum: choices = [] }: Node): Change[] =>
  choices
    .filter((choice) => choices.length > 1 && choice !== null && choice !== '')
    .map((choice) => ({
      kind: 'choice removed',
      place: `${name}.${property} ${String(choice)}`,
      apply: (document) => {
        const found = schemaOf(document, name).properties?.[property] ?? {}
        found.enum = choices.filter((other) => other !== choice)
      },
    }))

const schemaChanges = (name: string, schema: Node): Change[] => {
  // Bodies are closed; only their limits and requirements bind the client.
  const isBody = schema.additionalProperties === false
  const required: Change = {
    kind: 'required property added',
    place: name,
    apply: (document) => {
      const found = schemaOf(document, name)
      found.properties = { ...found.properties, newlyRequired: { type: 'string' } }
      found.required = [...(found.required ?? []), 'newlyRequired']
    },
  }
  const properties = Object.entries(schema.properties ?? {}).flatMap(([property, node]) => [
    ...propertyChanges(name, property),
    ...choiceChanges(name, property, node),
    ...(isBody ? limitChanges(name, property, node) : []),
  ])
  return isBody ? [required, ...properties] : properties
}

const parameterChanges = ({ path, method, operation }: Endpoint): Change[] =>
  (operation.parameters ?? []).flatMap((parameter, index): Change[] => {
    if ('$ref' in parameter || parameter.in !== 'query') return []
    const place = `${operation.operationId}?${parameter.name}`
    const inList = (document: Document): OpenAPIV3_1.ParameterObject[] =>
      (document.paths?.[path]?.[method]?.parameters ?? []) as OpenAPIV3_1.ParameterObject[]
    return [
      {
        kind: 'parameter renamed',
        place,
        apply: (document) =>
          inList(document).splice(index, 1, { ...parameter, name: `${parameter.name}Renamed` }),
      },
      { kind: 'parameter removed', place, apply: (document) => inList(document).splice(index, 1) },
    ]
  })

const operationChanges = ({ path, method, operation }: Endpoint): Change[] => {
  const { operationId } = operation
  const changed = (kind: string, apply: Change['apply']): Change => ({
    kind,
    place: operationId,
    operation: operationId,
    apply,
  })
  return [
    changed('operation renamed', ({ paths = {} }) => {
      Object.assign(paths[path]?.[method] ?? {}, { operationId: `${operationId}Renamed` })
    }),
    changed('operation removed', ({ paths = {} }) => {
      delete paths[path]?.[method]
    }),
    changed('privilege unknown', ({ paths = {} }) => {
      Object.assign(paths[path]?.[method] ?? {}, { 'x-privileges': ['UNKNOWN_READ'] })
    }),
  ]
}

/** Every change of these kinds that the contract allows, in its order. */
export const changesOf = (document: Document): readonly Change[] => [
  ...Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) =>
    schemaChanges(name, schema as Schema as Node),
  ),
  ...endpointsOf(document).flatMap((endpoint) => [
    ...parameterChanges(endpoint),
    ...operationChanges(endpoint),
  ]),
]

/** So many changes, each kind in turn, in an order that the seed alone decides. */
export const sampleOf = (
  changes: readonly Change[],
  count: number,
  order: (text: string) => string,
): readonly Change[] => {
  const byKind = [...Map.groupBy(changes, ({ kind }) => kind).values()].map((list) =>
    list.toSorted((a, b) => order(a.place).localeCompare(order(b.place))),
  )
  const rounds = Math.max(0, ...byKind.map((list) => list.length))
  return Array.from({ length: rounds }, (_, round) => byKind.flatMap((list) => list[round] ?? []))
    .flat()
    .slice(0, count)
}
