import {
  lookupParameters,
  missingParameter,
  pageParameters,
  sortParameters,
} from '../../../src/contract/conventions/query.ts'
import {
  type Kinds,
  type Parameter,
  type ResourceRecord,
  type ShortOperation,
  sharedParameter,
} from '../resource.ts'
import { isTexts } from '../schemas/properties.ts'
import { type FilterContext, filterParameters } from './filters.ts'

/**
 * A parameter in OpenAPI's words; a name alone is one that all resources share. It is the path's where that names it,
 * and the number of a record there unless it says its schema.
 */
export const parameterOf = (
  parameter: Parameter | string,
  path: string,
  { number }: Pick<Kinds, 'number'>,
): Parameter => {
  if (typeof parameter === 'string') return sharedParameter(parameter)
  const { name, ...rest } = parameter
  if (name === undefined) return parameter
  if (!path.includes(`{${name}}`)) return { name, in: 'query', ...rest }
  return {
    name,
    in: 'path',
    required: true,
    ...(rest.schema === undefined && { schema: number, example: 1 }),
    ...rest,
  }
}

/** What the parameters of a regular operation follow from, beside what it says itself. */
export interface ParameterContext extends FilterContext {
  readonly times: Kinds['times']
  readonly sorts: Kinds['sorts']
  readonly number: Kinds['number']
}

/** What a list that says nothing is sorted by: the time of creation, and what names a record where that is one text. */
export const usualSorts = (
  { 'x-label': label = '', properties }: Pick<ResourceRecord, 'x-label' | 'properties'>,
  times: Kinds['times'],
): readonly string[] => {
  const named = properties[label]
  return [...Object.keys(times).slice(0, 1), ...(named && !isTexts(named) ? [label] : [])]
}

/** A time that lists sort by and that records show under another name. */
const hiddenTime = (names: readonly string[], { record, times }: ParameterContext) => {
  const shown = Object.keys(times).find((name) => Object.hasOwn(record.properties, name))
  const sort = names.find((name) => Object.hasOwn(times, name) && !Object.hasOwn(record.properties, name))
  return shown !== undefined && sort !== undefined ? { shown, sort } : undefined
}

const sortParameter = (names: readonly string[], context: ParameterContext): Parameter => {
  const { sort, shown } = hiddenTime(names, context) ?? {}
  const { description, time } = context.sorts
  return {
    name: sortParameters.property,
    in: 'query',
    description:
      sort === undefined || shown === undefined
        ? description
        : time.replace('{sort}', sort).replace('{shown}', shown),
    schema: { type: 'string', enum: names, default: names[0] },
  }
}

const parameterName = ({ $ref, name }: Parameter): string => {
  const shared = $ref?.split('/').at(-1) ?? ''
  return name ?? shared.charAt(0).toLowerCase() + shared.slice(1)
}

/** The parameter that a part of the shared file holds, which is called after it: `MissingIn` holds `missingIn`. */
const nameOfShared = (name: string): string => parameterName(sharedParameter(name))

/**
 * The parameters of a regular operation: those of its kind, then its own. One of its own by the name of another stands in
 * its place, with what that has and it does not say; what stands in the path comes before the query. `Id` is there when
 * the path has an `{id}`, `MissingIn` when the record has texts per language.
 */
export const parametersOf = (
  kind: readonly string[],
  operation: ShortOperation,
  path: string,
  context: ParameterContext,
): readonly Parameter[] => {
  const { properties } = context.record
  const ofAll = new Set(kind.map(nameOfShared))
  const defaultFilters = 'active' in properties && ofAll.has(lookupParameters.search) ? { active: {} } : {}
  const { filters = defaultFilters, sorts = usualSorts(context.record, context.times) } = operation
  const declared = (operation.parameters ?? []).map((parameter) => parameterOf(parameter, path, context))
  const ofKind = kind.flatMap((name): readonly Parameter[] => {
    if (name === 'filters') return filterParameters(filters, context)
    if (name === 'sorts') return [sortParameter(sorts, context)]
    if (nameOfShared(name) === missingParameter && !Object.values(properties).some(isTexts)) return []
    return name === 'Id' && !path.includes('{id}') ? [] : [sharedParameter(name)]
  })
  const instead = (parameter: Parameter): Parameter => {
    const found = declared.find((other) => parameterName(other) === parameterName(parameter))
    return found ? { ...(parameter.$ref === undefined && parameter), ...found } : parameter
  }
  const usual = new Set(ofKind.map(parameterName))
  const more = declared.filter((parameter) => !usual.has(parameterName(parameter)))
  const before = ofAll.has(pageParameters.index) ? more.filter((parameter) => parameter.in === 'path') : []
  return [...before, ...ofKind.map(instead), ...more.filter((parameter) => !before.includes(parameter))]
}
