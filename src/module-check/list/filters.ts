import { missingParameter } from '../../contract/conventions/query.ts'
import { asRecord } from '../../contract/json.ts'
import { defaultFilters, filterParameter } from '../../modules/format/list-defaults.ts'
import type { Filter, ListFile, RangeFilter, ReferenceFilter } from '../../modules/format/types.ts'
import { type Operation, queryNames } from '../schema/contract.ts'
import { type Schema, typesOf } from '../schema/schema-reader.ts'
import type { JsonPath } from '../subject/fault.ts'
import { entryOf, type Place, type Subject } from '../subject/subject.ts'
import { checkNarrows, checkOptionParams, parameterSchema } from '../values/call-parameters.ts'
import { checkLookup, idTypesOf } from '../values/lookup.ts'
import type { Scope } from '../values/values.ts'
import { valueSchema } from './several-values.ts'

type RangeType = RangeFilter['type']

/** Requirements of a range for its parameter. */
const ranges: Readonly<Record<RangeType, { types: readonly string[]; format?: string; name: string }>> = {
  number: { types: ['integer', 'number'], name: 'a number' },
  date: { types: ['string'], format: 'date', name: 'a string of the format date' },
  moment: { types: ['string'], format: 'date-time', name: 'a string of the format date-time' },
}

const fitsRange = (type: RangeType, schema: Schema): boolean => {
  const { types, format } = ranges[type]
  return typesOf(schema).some((one) => types.includes(one)) && (!format || schema.format === format)
}

const checkRange = (place: Place, filter: RangeFilter, operation: Operation): void => {
  for (const key of ['from', 'to'] as const) {
    const schema = parameterSchema(place.at(key), operation, filter[key])
    if (!schema || fitsRange(filter.type, schema)) continue
    const other = (Object.keys(ranges) as RangeType[]).find((type) => fitsRange(type, schema))
    place
      .at(key)
      .fault(
        `"${filter[key]}" of ${operation.id} is not ${ranges[filter.type].name}`,
        other === undefined ? 'name another parameter' : `set "type" to "${other}"`,
      )
  }
}

const checkReference = (place: Place, filter: ReferenceFilter, operation: Operation, scope: Scope): void => {
  const { contract, registries } = place.subject
  const { label: _, param, ...options } = filter
  const schema = parameterSchema(place.at('param'), operation, param)
  const value = valueSchema(contract, operation, param) ?? schema
  const idTypes = idTypesOf(contract, contract.operation(filter.operation))
  if (value && !typesOf(value).some((type) => (idTypes.length > 0 ? idTypes : ['integer']).includes(type)))
    place
      .at('param')
      .fault(
        `"${param}" of ${operation.id} does not accept the number of a record`,
        'name one that is an integer',
      )
  checkLookup(place, registries.widgets.reference?.lookup, options, scope)
}

/** The parameters of a filter, with their paths. */
const sentBy = (filter: Filter): readonly (readonly [name: string, path: JsonPath])[] => {
  if ('type' in filter) return (['from', 'to'] as const).map((key) => [filter[key], [key]])
  if ('operation' in filter) return [[filter.param, ['param']]]
  return filter.options.flatMap(({ params = {} }, index) =>
    Object.keys(params).map((name) => [name, ['options', index, 'params', name]] as const),
  )
}

const checkFilter = (place: Place, filter: Filter, operation: Operation, scope: Scope): void => {
  const sent = sentBy(filter)
  for (const [name, path] of sent) checkNarrows(place.at(...path), operation, name)
  const many = sent.find(([name]) => valueSchema(place.subject.contract, operation, name) !== undefined)?.[0]
  if (many !== undefined && filterParameter(filter) === undefined)
    place
      .at('options')
      .fault(
        `"${many}" of ${operation.id} takes several values, and the options set other parameters as well`,
        `set only "${many}"`,
      )
  if ('type' in filter) checkRange(place, filter, operation)
  else if ('operation' in filter) checkReference(place, filter, operation, scope)
  else
    for (const [index, { params }] of filter.options.entries())
      checkOptionParams(place.at('options', index, 'params'), operation, params, scope)
}

/** The filters of the module, else those of its template. */
const statedFilters = ({ source: { files, template } }: Subject): readonly Filter[] | undefined => {
  const [own, shared] = [files.list?.json, template.list?.json] as (Partial<ListFile> | undefined)[]
  return own?.filters ?? shared?.filters
}

/** Checks that the operation has the parameters of implicit filters. */
const checkDefaults = (place: Place, defaults: readonly Filter[], operation: Operation): void => {
  const names = defaults.flatMap((filter) => sentBy(filter).map(([name]) => name))
  for (const name of names) checkNarrows(place, operation, name)
  const unknown = names.find((name) => !queryNames(operation).includes(name))
  if (unknown !== undefined)
    place.fault(
      `${operation.id} has no parameter "${unknown}", by which a list with a column of status is filtered`,
      'set "filters" to [], or add the parameter to the contract',
    )
}

/** Whether any widget of the form edits texts per language. */
const holdsTexts = ({ module, registries }: Subject): boolean =>
  Object.values(module.ui ?? {}).some((node) => {
    const name = asRecord(node)['ui:widget']
    return typeof name === 'string' && entryOf(registries.widgets, name)?.needsLanguages === true
  })

/**
 * Checks the parameters of each filter of a list, and the source of its records; and that the list specifies whether it
 * shows missing languages, if its form has such texts and the API can find them.
 */
export const checkFilters = (place: Place, list: ListFile, operation: Operation, scope: Scope): void => {
  const { filters = [], ...others } = list
  const stated = statedFilters(place.subject)
  const defaults = defaultFilters(stated ? { ...list, filters: stated } : others)
  checkDefaults(place, defaults, operation)
  const findsMissing = queryNames(operation).includes(missingParameter)
  if (list.languages === undefined && findsMissing && holdsTexts(place.subject))
    place.fault(
      `${operation.id} finds records with missing texts, and the list does not show them`,
      'set "languages" to true, or to false where users do not need it',
    )
  for (const [index, filter] of filters.slice(defaults.length).entries())
    checkFilter(place.at('filters', index), filter, operation, scope)
}
