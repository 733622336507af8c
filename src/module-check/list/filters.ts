import { missingParameter } from '../../contract/conventions/query.ts'
import { isObject } from '../../contract/json.ts'
import { filterParameter } from '../../modules/format/filter-parameter.ts'
import { defaultFilters } from '../../modules/format/list-defaults.ts'
import type { Filter, ListFile, RangeFilter, ReferenceFilter } from '../../modules/format/types.ts'
import { type Operation, queryNames } from '../schema/contract.ts'
import { typesOf } from '../schema/schema-reader.ts'
import { entryOf } from '../subject/registries.ts'
import type { Subject } from '../subject/subject.ts'
import { checkNarrows, checkOptionParams, parameterSchema } from '../values/call-parameters.ts'
import { checkLookup } from '../values/lookup.ts'
import { type FilePlace, listPlace, type Scope } from '../values/values.ts'
import { valueSchema } from './several-values.ts'

/** Requirements of a range for its parameter. */
const requirements: Readonly<
  Record<RangeFilter['type'], { types: readonly string[]; format?: string; say: string }>
> = {
  number: { types: ['integer', 'number'], say: 'a number' },
  date: { types: ['string'], format: 'date', say: 'a string of the format date' },
  moment: { types: ['string'], format: 'date-time', say: 'a string of the format date-time' },
}

const checkRange = (filePlace: FilePlace, filter: RangeFilter, operation: Operation): void => {
  const { types, format, say } = requirements[filter.type]
  for (const key of ['from', 'to'] as const) {
    const at = { ...filePlace, place: [...filePlace.place, key] }
    const schema = parameterSchema(at, operation, filter[key])
    if (
      !schema ||
      (typesOf(schema).some((type) => types.includes(type)) && (!format || schema.format === format))
    )
      continue
    const other = Object.entries(requirements).find(
      ([, want]) =>
        typesOf(schema).some((type) => want.types.includes(type)) &&
        (!want.format || schema.format === want.format),
    )
    filePlace.subject.report(
      filePlace.file,
      at.place,
      `"${filter[key]}" of ${operation.id} is not ${say}`,
      other ? `say "type": "${other[0]}"` : 'name another parameter',
    )
  }
}

const checkReference = (
  filePlace: FilePlace,
  filter: ReferenceFilter,
  operation: Operation,
  scope: Scope,
): void => {
  const { subject, file, place } = filePlace
  const { label: _, param, ...options } = filter
  const at = { ...filePlace, place: [...place, 'param'] }
  const schema = parameterSchema(at, operation, param)
  const value = valueSchema(subject.contract, operation, param) ?? schema
  if (value && !typesOf(value).includes('integer'))
    subject.report(
      file,
      at.place,
      `"${param}" of ${operation.id} does not take the number of a record`,
      'name one that is an integer',
    )
  checkLookup(filePlace, subject.registries.widgets.reference?.lookup, options, scope)
}

/** The parameters of a filter, with their places in the file. */
const sentBy = (
  filter: Filter,
): readonly (readonly [name: string, place: readonly (string | number)[]])[] => {
  if ('type' in filter)
    return [
      [filter.from, ['from']],
      [filter.to, ['to']],
    ]
  if ('operation' in filter) return [[filter.param, ['param']]]
  return filter.options.flatMap(({ params = {} }, index) =>
    Object.keys(params).map((name) => [name, ['options', index, 'params', name]] as const),
  )
}

/** Options of a filter with several values must all set the same single parameter. */
const checkSeveral = ({ subject, file, place }: FilePlace, filter: Filter, operation: Operation): void => {
  const names = sentBy(filter).map(([name]) => name)
  const many = names.find((name) => valueSchema(subject.contract, operation, name) !== undefined)
  if (many === undefined || filterParameter(filter) !== undefined) return
  subject.report(
    file,
    [...place, 'options'],
    `"${many}" of ${operation.id} takes several values, and the options set other parameters as well`,
    `set only "${many}"`,
  )
}

const checkFilter = (filePlace: FilePlace, filter: Filter, operation: Operation, scope: Scope): void => {
  for (const [name, place] of sentBy(filter))
    checkNarrows({ ...filePlace, place: [...filePlace.place, ...place] }, operation, name)
  checkSeveral(filePlace, filter, operation)
  if ('type' in filter) checkRange(filePlace, filter, operation)
  else if ('operation' in filter) checkReference(filePlace, filter, operation, scope)
  else
    for (const [index, { params }] of filter.options.entries())
      checkOptionParams(
        { ...filePlace, place: [...filePlace.place, 'options', index, 'params'] },
        operation,
        params,
        scope,
      )
}

/** The filters of the module, else those of its template. */
const writtenFilters = ({ source: { files, template } }: Subject): readonly Filter[] | undefined => {
  const [moduleList, templateList] = [files.list?.json, template.list?.json] as (
    | Partial<ListFile>
    | undefined
  )[]
  return moduleList?.filters ?? templateList?.filters
}

/** Checks that the operation has the parameters of implicit filters. */
const checkDefaults = (subject: Subject, defaults: readonly Filter[], operation: Operation): void => {
  const names = defaults.flatMap((filter) =>
    'options' in filter ? filter.options.flatMap(({ params = {} }) => Object.keys(params)) : [],
  )
  for (const name of names) checkNarrows(listPlace(subject), operation, name)
  const unknown = names.find((name) => !queryNames(operation).includes(name))
  if (unknown === undefined) return
  const message = `${operation.id} has no parameter "${unknown}", by which a list with a column of status is filtered`
  subject.report('list', [], message, 'say "filters": [], or add the parameter to the contract')
}

/** Whether any widget of the form edits texts per language. */
const holdsTexts = ({ module, registries }: Subject): boolean =>
  Object.values(module.ui ?? {}).some((node) => {
    const name = isObject(node) ? node['ui:widget'] : undefined
    return typeof name === 'string' && entryOf(registries.widgets, name)?.needsLanguages === true
  })

/**
 * Checks that a list specifies whether it shows missing languages, if its form has such texts and the API can find
 * them.
 */
const checkLanguages = (subject: Subject, { languages }: ListFile, operation: Operation): void => {
  const finds = queryNames(operation).includes(missingParameter)
  if (languages === undefined && finds && holdsTexts(subject))
    subject.report(
      'list',
      [],
      `${operation.id} finds what is missing in a language, and the list does not show it`,
      'say "languages": true, or false where nobody should be told',
    )
}

/** Checks the parameters of each filter of a list, and the source of its records. */
export const checkFilters = (subject: Subject, list: ListFile, operation: Operation, scope: Scope): void => {
  const { filters, ...others } = list
  const written = writtenFilters(subject)
  const defaults = defaultFilters(written ? { ...list, filters: written } : others)
  checkDefaults(subject, defaults, operation)
  checkLanguages(subject, list, operation)
  for (const [index, filter] of (filters ?? []).slice(defaults.length).entries())
    checkFilter(listPlace(subject, 'filters', index), filter, operation, scope)
}
