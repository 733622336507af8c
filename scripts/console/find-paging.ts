import type { Conventions } from '../../src/contract/conventions/conventions.ts'
import { type SchemaReader, typesOf } from '../../src/module-check/schema/schema-reader.ts'
import type { ApiOperation, ApiParameter } from './document.ts'
import { findNext } from './find-rows.ts'

type Paging = Conventions['paging']

const kinds = {
  page: /^(page|page[_-]?(no|num|number|index)|page\[number\]|current_?page|p)$/i,
  offset: /^(offset|skip|start|start_?(index|at)|page\[offset\]|\$skip|_start)$/i,
  cursor:
    /^(cursor|after|starting_?after|page_?token|next_?token|page\[(after|cursor)\]|continuation(_?token)?|marker|start_?cursor)$/i,
  size: /^(limit|per[_-]?page|page[_-]?(size|limit)|page\[(size|limit)\]|size|count|\$?top|max_?results|_limit|take|rows)$/i,
}

/** A query parameter of an operation whose name is like this. */
const parameterLike = ({ parameters }: ApiOperation, like: RegExp): ApiParameter | undefined =>
  parameters.find(({ in: place, name }) => place === 'query' && like.test(name))

/** Whether a query parameter belongs to the paging or sort order of a list, and is no filter. */
export const isOfPage = ({ name }: Pick<ApiParameter, 'name'>): boolean =>
  [...Object.values(kinds), sortNames, directionNames].some((like) => like.test(name)) ||
  /^(before|ending_?before|page\[before\])$/i.test(name)

/** The paging of a list by its parameters; null without any. */
export const pagingOf = (reader: SchemaReader, list: ApiOperation): Paging | null => {
  const size = parameterLike(list, kinds.size)?.name ?? ''
  const next = findNext(reader, list.response)
  const cursor = parameterLike(list, kinds.cursor)
  const page = parameterLike(list, kinds.page)
  const offset = parameterLike(list, kinds.offset)
  const isText = (parameter: ApiParameter): boolean => typesOf(parameter.schema).join() === 'string'
  const link = list.headers.includes('link')
  const token = cursor ?? [page, offset].find((one) => one && isText(one) && next !== undefined)
  if (page && !(token === page)) {
    const { minimum, default: first } = page.schema
    return { by: 'page', index: page.name, first: minimum === 0 || first === 0 ? 0 : 1, size }
  }
  if (offset && token !== offset) return { by: 'offset', index: offset.name, size }
  if (token && next !== undefined) return { by: 'cursor', index: token.name, size, next: { property: next } }
  if (token && link) return { by: 'cursor', index: token.name, size, next: { header: 'link' } }
  return token ? { by: 'cursor', index: token.name, size, next: 'last' } : null
}

/** The largest page, and the usual one, that a list allows. */
export const pageLimits = (list: ApiOperation): { most: number; usual: number | undefined } => {
  const { maximum, default: usual } = parameterLike(list, kinds.size)?.schema ?? {}
  return {
    most: typeof maximum === 'number' ? maximum : 100,
    usual: typeof usual === 'number' && usual > 0 ? usual : undefined,
  }
}

const sortNames = /^(sort|sort_?by|order_?by|\$orderby|sort_?field|ordering|_sort)$/i
const directionNames =
  /^(direction|order|sort_?(order|dir|direction)|order_?dir(ection)?|asc_?or_?desc|dir|_order)$/i

/** The sort parameters of a list; undefined without any that its contract explains. */
export const sortOf = (
  list: ApiOperation,
): { convention: Conventions['sort']; names: string[] } | undefined => {
  const property = parameterLike(list, sortNames)
  const direction = parameterLike(list, directionNames)
  if (!property) return undefined
  const choices = Array.isArray(property.schema.enum) ? property.schema.enum.map(String) : []
  const two = direction && direction !== property
  const plain = choices.map((choice) => choice.replace(/^-/, '').replace(/[ ,:_-](asc|desc)(ending)?$/i, ''))
  const names = [...new Set(plain)].filter((name) => !/^(asc|desc)(ending)?$/i.test(name))
  if (two) return { convention: { property: property.name, direction: direction.name }, names }
  const separator = choices.map((choice) => /([ ,:])(asc|desc)$/i.exec(choice)?.[1]).find(Boolean)
  const format = separator === undefined ? '-name' : (`name${separator}desc` as 'name,desc')
  const isSigned = choices.some((choice) => choice.startsWith('-')) || separator !== undefined
  return { convention: { property: property.name, format }, names: isSigned ? names : [] }
}
