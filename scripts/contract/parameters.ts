import { isObject } from '../../src/contract/json.ts'
import { isTexts } from './properties.ts'
import type { Filter, Json, Parameter, Property, ResourceRecord, Schema, ShortOperation } from './resource.ts'

const range = ({ minimum, maximum }: Property): Schema => ({
  ...(minimum !== undefined && { minimum }),
  ...(maximum !== undefined && { maximum }),
})

/** One end of a range: a number, a day, or a moment, as the property is. It may lie beyond all that there can be. */
const boundSchema = (property: Property): Schema => {
  const type = [property.type].flat().find((name) => name === 'integer' || name === 'number')
  if (type !== undefined) return { type }
  return { type: 'string', format: property.format === 'date' ? 'date' : 'date-time' }
}

/** The schema of a filter by a property: what one asks for has the limits of what there is. */
const filterSchema = (property: Property, op: Json | undefined): Schema => {
  if (op === 'empty' || op === 'present') return { type: 'boolean' }
  if (op === 'from' || op === 'to' || op === 'before') return boundSchema(property)
  if (Array.isArray(property.enum))
    return { type: 'string', enum: ['', ...property.enum.filter((value: Json) => value !== null)] }
  if (property['x-references'] !== undefined) return { type: 'integer', format: 'int64', minimum: 1 }
  const type = [property.type].flat().find((name) => name !== 'null')
  if (type === 'integer' || type === 'number') return { type, ...range(property) }
  if (type !== 'string' && type !== 'texts') return { type: 'boolean' }
  return { type: 'string', maxLength: 255 }
}

/** The property that a filter looks at, with its name: for one text of a list, the list. */
export const propertyOfFilter = (
  name: string,
  filter: Filter,
  { properties }: ResourceRecord,
): readonly [string, Property] | undefined => {
  const rule = typeof filter === 'string' ? undefined : filter['x-filter']
  const named = isObject(rule) && typeof rule.property === 'string' ? rule.property : name
  const property = properties[named]
  const from = property?.['x-from']
  const source = typeof from === 'string' ? properties[from] : undefined
  if (typeof from === 'string' && source && isTexts(source)) return [from, source]
  return property && [named, property]
}

const filterParameter = (name: string, filter: Filter, record: ResourceRecord): Parameter => {
  const {
    description,
    schema,
    'x-filter': rule,
    ...rest
  } = typeof filter === 'string' ? { description: filter } : filter
  const [property, source] = propertyOfFilter(name, filter, record) ?? []
  const moved = property !== undefined && property !== name && rule === undefined
  return {
    name,
    in: 'query',
    ...(description !== undefined && { description }),
    schema: schema ?? filterSchema(source ?? {}, isObject(rule) ? rule.op : undefined),
    ...(rule !== undefined && { 'x-filter': rule }),
    ...(moved && { 'x-filter': { property } }),
    ...rest,
  }
}

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const sharedParameter = (name: string): Parameter => ({ $ref: `../shared/parameters.yaml#/${name}` })

/** A parameter in OpenAPI's words; a name alone is one that all resources share. */
export const parameterOf = (parameter: Parameter | string): Parameter =>
  typeof parameter === 'string' ? sharedParameter(parameter) : parameter

/** The query parameters of the filters; one that says nothing is the one that all lists share (`active: {}`). */
const filterParameters = (
  filters: Readonly<Record<string, Filter>>,
  record: ResourceRecord,
): readonly Parameter[] =>
  Object.entries(filters).map(([name, filter]) =>
    isObject(filter) && Object.keys(filter).length === 0
      ? sharedParameter(pascal(name))
      : filterParameter(name, filter, record),
  )

const sortParameter = (sorts: readonly string[]): Parameter => ({
  name: 'sortBy',
  in: 'query',
  description: 'Property to sort by.',
  schema: { type: 'string', enum: sorts, default: sorts[0] },
})

const parameterName = ({ $ref, name }: Parameter): string => {
  const shared = $ref?.split('/').at(-1) ?? ''
  return name ?? shared.charAt(0).toLowerCase() + shared.slice(1)
}

/**
 * The parameters of a regular operation: those of its kind, then its own. One of its own by the name of another stands in
 * its place, with what that has and it does not say; what stands in the path comes before the query. `Id` is there when
 * the path has an `{id}`, `MissingIn` when the record has texts per language.
 */
export const parametersOf = (
  kind: readonly string[],
  operation: ShortOperation,
  path: string,
  record: ResourceRecord,
): readonly Parameter[] => {
  const {
    filters = 'active' in record.properties && kind.includes('Search') ? { active: {} } : {},
    sorts = [],
  } = operation
  const own = (operation.parameters ?? []).map(parameterOf)
  const ofKind = kind.flatMap((name): readonly Parameter[] => {
    if (name === 'filters') return filterParameters(filters, record)
    if (name === 'sorts') return [sortParameter(sorts)]
    if (name === 'MissingIn' && !Object.values(record.properties).some(isTexts)) return []
    return name === 'Id' && !path.includes('{id}') ? [] : [sharedParameter(name)]
  })
  const instead = (parameter: Parameter): Parameter => {
    const found = own.find((other) => parameterName(other) === parameterName(parameter))
    return found ? { ...(parameter.$ref === undefined && parameter), ...found } : parameter
  }
  const known = new Set(ofKind.map(parameterName))
  const more = own.filter((parameter) => !known.has(parameterName(parameter)))
  const before = kind.includes('PageNo') ? more.filter((parameter) => parameter.in === 'path') : []
  return [...before, ...ofKind.map(instead), ...more.filter((parameter) => !before.includes(parameter))]
}
