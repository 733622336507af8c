import { isObject } from '../../../src/contract/json.ts'
import { inWords } from '../../../src/contract/text/english.ts'
import {
  type Filter,
  type FilterTerms,
  type Json,
  type Parameter,
  type Property,
  type ResourceRecord,
  type Schema,
  sharedParameter,
} from '../resource.ts'
import { defaultLength, isTexts } from '../schemas/properties.ts'
import { calledReference, fillIn, fillInAll, type Words } from '../words.ts'

const range = ({ format, minimum, maximum }: Property): Schema => ({
  ...(format !== undefined && { format }),
  ...(minimum !== undefined && { minimum }),
  ...(maximum !== undefined && { maximum }),
})

/** One end of a range: a number, a day, or a moment, as the property is. It may lie beyond all that there can be. */
const boundSchema = (property: Property): Schema => {
  const type = [property.type].flat().find((name) => name === 'integer' || name === 'number')
  if (type !== undefined) return { type }
  return { type: 'string', format: property.format === 'date' ? 'date' : 'date-time' }
}

const isText = (property: Property): boolean =>
  [property.type].flat().includes('string') && !Array.isArray(property.enum)

/** The schema of a filter by a property: what one asks for has the limits of what there is. */
export const filterSchema = (property: Property, op?: Json): Schema => {
  if (op === 'empty' || op === 'present') return { type: 'boolean' }
  if (op === 'from' || op === 'to' || op === 'before') return boundSchema(property)
  if (Array.isArray(property.enum))
    return { type: 'string', enum: ['', ...property.enum.filter((value: Json) => value !== null)] }
  if (property['x-references'] !== undefined) return { type: 'integer', format: 'int64', minimum: 1 }
  const type = [property.type].flat().find((name) => name !== 'null')
  if (type === 'integer' || type === 'number') return { type, ...range(property) }
  return isText(property) || isTexts(property)
    ? { type: 'string', maxLength: defaultLength }
    : { type: 'boolean' }
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

/** What sentences of filters are made of. */
export interface FilterContext {
  readonly record: ResourceRecord
  readonly words: Words
  readonly filters: FilterTerms
}

/** What sentences call a property: `short description`; the label as the resource calls it; of a reference the last word. */
const called = (name: string, { record, words }: FilterContext): string => {
  if (name === record['x-label']) return words.label
  return name.endsWith('Id') ? calledReference(name) : inWords(name)
}

/** The sentence of a filter that says none, where what the property is says it: a text, texts, a reference. */
export const filterSentence = (name: string, filter: Filter, context: FilterContext): string | undefined => {
  const { record, words, filters } = context
  const [, property] = propertyOfFilter(name, filter, record) ?? []
  if (property === undefined || (isObject(filter) && filter['x-filter'] !== undefined)) return undefined
  const sentence = isTexts(property)
    ? filters.texts
    : property['x-references'] !== undefined
      ? filters.reference
      : isText(property)
        ? filters.text
        : undefined
  return sentence && fillIn(sentence, words).replace('{property}', called(name, context))
}

/** What the file says of a filter, laid over what one of its name has everywhere. */
export const wholeFilter = (name: string, filter: Filter, { filters, words }: FilterContext): Filter =>
  typeof filter === 'string'
    ? { description: filter }
    : { ...fillInAll(filters.named[name] ?? {}, words), ...filter }

const filterParameter = (name: string, short: Filter, context: FilterContext): Parameter => {
  const filter = wholeFilter(name, short, context) as Exclude<Filter, string>
  const { description = filterSentence(name, filter, context), schema, 'x-filter': rule, ...rest } = filter
  const [property, source] = propertyOfFilter(name, filter, context.record) ?? []
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

/** Whether the filter is no more than the name of a parameter that all lists share (`active: {}`). */
export const isSharedFilter = (name: string, filter: Filter, { shared }: FilterTerms): boolean =>
  isObject(filter) && Object.keys(filter).length === 0 && Object.hasOwn(shared, name)

/** The query parameters of the filters. */
export const filterParameters = (
  filters: Readonly<Record<string, Filter>>,
  context: FilterContext,
): readonly Parameter[] =>
  Object.entries(filters).map(([name, filter]) =>
    isSharedFilter(name, filter, context.filters)
      ? sharedParameter(context.filters.shared[name] ?? name)
      : filterParameter(name, filter, context),
  )
