import { plural } from '../../src/contract/text/english.ts'
import { allTextsLabel } from '../../src/module-check/list/all-texts.ts'
import { type Schema, type SchemaReader, typesOf } from '../../src/module-check/schema/schema-reader.ts'
import { kebab } from '../new/answers/words.ts'
import { columnsOf, type Json, lookupOf, referred, type Subject } from './columns.ts'
import type { ApiOperation } from './document.ts'
import { isOfPage, pageLimits } from './find-paging.ts'
import { labelOf, modulePath, pathWord, referenceLabel, wordOf } from './labels.ts'

const maxFilters = 5

const filterName = (name: string): string => name.replace(/^filter\[(.+)\]$/, '$1')

/** A search by a parameter: of the property that it names, or of all texts if it has a general name. */
const searchBy = (name: string): Json =>
  /^(q|s|query|search|term|keywords?|text)$/i.test(filterName(name))
    ? { param: name, label: allTextsLabel, allTexts: true }
    : { param: name, label: labelOf(filterName(name)) }

const searchNames =
  /^(q|query|search|s|term|keywords?|text|filter\[(q|search|name|title)\]|name|title|email|username)$/i

/** The schema of a parameter, or of its values. */
const ofItems = (reader: SchemaReader, schema: Schema): Schema =>
  typesOf(schema).includes('array') ? (reader.items(schema) ?? {}) : schema

/** The values of a parameter that users can choose from; of required ones, the first applies until they do. */
const choicesOf = (own: Schema, required: boolean): readonly unknown[] => {
  if (typesOf(own).join() === 'boolean') return required ? [false, true] : [true, false]
  return Array.isArray(own.enum) ? own.enum.filter((value) => value !== null && value !== '') : []
}

const filterOf = (
  subject: Subject,
  { name, schema, required }: ApiOperation['parameters'][number],
): Json | undefined => {
  const { reader, resources } = subject
  const own = ofItems(reader, schema)
  const label = labelOf(filterName(name))
  const options = choicesOf(own, required)
  const other = referred(filterName(name), resources)
  if (options.length > 1) {
    const words = (value: unknown): string =>
      value === true ? 'Yes' : value === false ? 'No' : labelOf(String(value))
    const all = required ? [] : [{ label: 'All' }]
    return {
      label,
      options: [...all, ...options.map((value) => ({ label: words(value), params: { [name]: value } }))],
    }
  }
  if (other === undefined || subject.nameOf(other) === undefined) return undefined
  const { operation, label: labelField } = lookupOf(subject, other)
  return {
    label: referenceLabel(name),
    param: name,
    operation,
    ...(labelField !== undefined && { labelField }),
  }
}

const distinctLabels = (filters: readonly Json[]): Json[] => [
  ...new Map(filters.map((one) => [one.label, one])).values(),
]

/** `list.json` of a resource. */
export const listFile = (subject: Subject, sortable: readonly string[], hasDetail: boolean): Json => {
  const { list, resource, resources } = subject
  const nested = resources.filter(({ parent }) => parent?.resource === resource.name)
  const { paging, query = {} } = resource.calls.list
  const parameters = list.parameters.filter(
    (one) => one.in === 'query' && !isOfPage(one) && !Object.hasOwn(query, one.name),
  )
  const isSearch = ({ name, schema }: (typeof parameters)[number]): boolean =>
    searchNames.test(name) &&
    !Array.isArray(schema.enum) &&
    (typesOf(schema).length === 0 || typesOf(schema).includes('string'))
  const search = parameters.filter(isSearch).map(({ name }) => searchBy(name))
  const filters = distinctLabels(
    parameters
      .filter((one) => !isSearch(one))
      .flatMap((one): Json[] => [filterOf(subject, one) ?? []].flat()),
  ).slice(0, maxFilters)
  const { most, usual } = pageLimits(list)
  const sizes = [...new Set([...[10, 25, 100].filter((size) => size <= most), ...(most < 10 ? [most] : [])])]
  const only = paging && paging.size === '' ? [usual ?? 20] : sizes
  const needed = parameters.flatMap(({ name, required, schema }) => {
    const own = ofItems(subject.reader, schema)
    const [first] = required ? choicesOf(own, required) : []
    return first === undefined ? [] : [[name, schema === own ? first : [first]]]
  })
  const actions = [
    ...(hasDetail ? [{ id: 'view', label: 'View Details', icon: 'view', dialog: 'detail' }] : []),
    ...nested.map((one) => ({
      id: kebab(one.name),
      label: plural(labelOf(one.name)),
      icon: 'list',
      to: `${modulePath(resource)}/:id/${pathWord(one)}`,
    })),
  ]
  return {
    ...(needed.length > 0 && { params: Object.fromEntries(needed) }),
    columns: columnsOf(subject, sortable),
    ...(search.length > 0 && { search: search.slice(0, 3) }),
    filters,
    sorts: [],
    ...(resource.calls.delete && { delete: { cascades: true } }),
    ...(paging === null ? { paged: false } : only.join() !== '10,25,100' && { pageSizes: only }),
    ...(resource.parent && {
      pathParams: { [wordOf(resource.parent.param)]: { $route: 'parentId' } },
    }),
    ...(actions.length > 0 && { rowActions: actions }),
  }
}
